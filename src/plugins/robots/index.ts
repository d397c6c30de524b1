import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What `robots.txt` says (RFC 9309): everything may be crawled, and where the sitemap is.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 * @param baseUrl base path, with slashes on both ends.
 */
export function robotsTxt(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}

/** Writes `robots.txt`, whose sitemap address depends on `SITE_URL` and `BASE_URL`. */
export default function robotsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      const text = robotsTxt(siteConfig.url, siteConfig.baseUrl);
      await writeFile(path.join(outDir, 'robots.txt'), text);
    },
  };
}
