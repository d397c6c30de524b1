import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadPage} from '../browser/html';

const gzipBytes = (content: Buffer): number => gzipSync(content).length;

/** Returns the scripts and style sheets of a page in the build, including those that the loader starts. */
function assetsOf(html: string): string[] {
  const $ = loadPage(html);
  const later = JSON.parse($('#page-scripts').text() || '[]') as string[];
  const urls = $('link[rel=stylesheet], script[src]')
    .toArray()
    .map(({attribs}) => (attribs.href ?? attribs.src)!);
  return [...urls, ...later].map(url => url.slice(url.indexOf('assets/')));
}

/** Returns the HTML of every doc in the build of a site. */
export function docPages(site: string): string[] {
  const build = path.join(site, 'build');
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.html'))
    .map(name => readFileSync(path.join(build, name), 'utf8'))
    .filter(html => html.includes('docs-doc-id-'));
}

/**
 * Returns the gzipped bytes of what every doc loads on a first visit, without its own text and components, and of the
 * list of all routes, which the main script contains. Content adds to that list alone.
 *
 * @param site the folder with `build` and `.docusaurus`
 */
export function firstVisitOfDocs(site: string): {
  scripts: number;
  styles: number;
  routes: number;
} {
  const build = path.join(site, 'build');
  const docs = docPages(site).map(assetsOf);
  const shared = docs[0]!.filter(asset => docs.every(assets => assets.includes(asset)));
  const bytesOf = (extension: string): number =>
    shared
      .filter(asset => asset.endsWith(extension))
      .reduce((sum, asset) => sum + gzipBytes(readFileSync(path.join(build, asset))), 0);
  const lists = ['routes.js', 'registry.js', 'routesChunkNames.json'].map(name =>
    readFileSync(path.join(site, '.docusaurus', name)),
  );
  return {
    scripts: bytesOf('.js'),
    styles: bytesOf('.css'),
    routes: gzipBytes(Buffer.concat(lists)),
  };
}
