// Protects the HTML of every page: metadata and policy, and that the build has the pages it should have.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {machineUrl} from '../../src/utils/machineUrl';
import {sitemapPaths} from '../browser/a11y';
import {loadPage} from '../browser/html';

const siteTitle = 'Effortless Test Automation';
const origin = 'https://docs.example.com';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');

test('sitemap: it lists every page of the build once', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const folders = files
    .filter(file => path.basename(file) === 'index.html')
    .filter(file => {
      const html = loadPage(read(file));
      return html('meta[http-equiv=refresh], meta[name=robots][content*=noindex]').length === 0;
    })
    .map(file => path.dirname(file).replace(/^\.$/, ''))
    // Its lists of results have noindex, which scripts add.
    .filter(folder => folder !== 'search');
  expect(sitemapPaths().sort()).toEqual(folders.sort());
});

test('the build has the pages that SPECIFICATION.md#routes names', () => {
  const [, routes] = /^## Routes\n(.*?)^## /ms.exec(readFileSync('SPECIFICATION.md', 'utf8'))!;
  const named = [...routes!.matchAll(/`(\/[^`{]*)`/g)].map(([, route]) => route!);
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(route => !existsSync(path.join('build', route, 'index.html')));
  expect(missing).toEqual([]);
});

/** Expects one title, heading, and main part, and a policy before any script. */
function expectPage(html: string): void {
  const $ = loadPage(html);
  expect($('title').text()).toContain(siteTitle);
  expect($('html').attr('lang')).toBe('en');
  expect($('h1').length, 'headings of the first level').toBe(1);
  expect($('main').length, 'main parts').toBe(1);

  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
  expect(policy, 'the page carries a policy').not.toBeNull();
  expect(html.slice(0, policy!.index)).not.toContain('<script');
  expect(policy![1]).toContain("script-src 'self' 'sha256-");
  expect(policy![1]).toContain("style-src 'self';");
  expect(policy![1]).not.toMatch(/unsafe-/);
}

describe.each([...sitemapPaths(), 'search'])('/%s', page => {
  const html = read(path.join(page, 'index.html'));
  const $ = loadPage(html);

  it('is one page with a policy', () => expectPage(html));

  it('has metadata', () => {
    expect($('link[rel=canonical]').attr('href')).toBe(machineUrl(`${origin}/${page}`));
    expect($('meta[name=description]').attr('content')).toMatch(/\S.{20,}/);
    expect($('meta[property="og:image"]').attr('content')).toMatch(
      new RegExp(`^${origin}/.*\\.png$`),
    );
  });
});

test('nothing tells search engines and social networks that a missing page exists', () => {
  const html = read('404.html');
  expectPage(html);
  expect(html).not.toMatch(/rel="?canonical|hreflang|og:url/i);
});
