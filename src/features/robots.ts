import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildStep} from './after-build/plugin';

/**
 * Writes `robots.txt` (RFC 9309), which allows crawling of all pages and lists the sitemap of each
 * language. Crawlers only read it at the root, so the build of the default language writes it.
 */
export const robots: BuildStep = async ({context: {i18n, outDir, siteConfig}}) => {
  if (i18n.currentLocale === i18n.defaultLocale) {
    const sitemaps = i18n.locales.map(
      locale => `Sitemap: ${siteConfig.url}${i18n.localeConfigs[locale]!.baseUrl}sitemap.xml\n`,
    );
    const text = `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
    await writeFile(path.join(outDir, 'robots.txt'), text);
  }
};
