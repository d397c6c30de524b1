import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt` (RFC 9309): everything may be crawled, and where the sitemaps are, one for each
 * language. Robots ask for it at the root only, so the default language's build writes it.
 */
export default function robotsPlugin({i18n, siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const sitemaps = i18n.locales.map(
          locale => `Sitemap: ${siteConfig.url}${i18n.localeConfigs[locale]!.baseUrl}sitemap.xml\n`,
        );
        const text = `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
        await writeFile(path.join(outDir, 'robots.txt'), text);
      }
    },
  };
}
