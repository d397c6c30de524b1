// Protects a second language and a second version of the docs.
import {beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';
import {loadPage} from '../browser/html';

/** The folders of a version's docs and of their translations. */
const docs = 'versioned_docs/version-1.0';
const translations = 'i18n/de/docusaurus-plugin-content-docs/version-1.0';
const origin = 'https://docs.example.com';

describe('a second language, and a second version of the docs @full', () => {
  let site: SiteCopy;

  /** Writes a doc in the other language, with the anchors that other pages link to. */
  function writeTranslation(doc: string, sentence: string): void {
    const original = site.read(`${docs}/${doc}.mdx`);
    const translated = original.replace(/^title: .*/m, '$&, translated');
    site.write(`${translations}/${doc}.mdx`, `${translated}\n${sentence}\n`);
  }

  /** Reads the head of a built page. */
  function head(file: string) {
    const html = loadPage(site.read(`build/${file}`));
    const one = (selector: string, attribute: string) => html(selector).attr(attribute);
    return {html, one};
  }

  beforeAll(async () => {
    site = new SiteCopy();
    await site.run('npx docusaurus docs:version 1.0');
    site.replace('docusaurus.config.ts', "locales: ['en']", "locales: ['en', 'de']");
    writeTranslation('release', 'The zeppelin of the other language.');
    writeTranslation('user-guides/run-from-a-pipeline', 'The dirigible of the other language.');
    site.replace(
      `${translations}/user-guides/run-from-a-pipeline.mdx`,
      '---\n',
      '---\nimage: /img/apple-touch-icon.png\n',
    );
    site.replace(
      'src/config/redirects.ts',
      '= [\n',
      "= [\n  {from: '/docs/old', to: '/docs/release'},\n",
    );
    const {code, output} = await site.run('npx docusaurus build --no-minify');
    expect(code, output).toBe(0);
  }, 300_000);

  test.each([
    ['docs/release/index.html', 'en', 'Release notes', '/docs/release'],
    ['de/docs/release/index.html', 'de', 'updates, translated', '/de/docs/release'],
    // Not translated, so the page is in the default language.
    ['de/docs/getting-started/installation/index.html', 'de', 'Install', '/de/docs/getting-'],
  ])('%s is in %s, with its own URL, alternatives, and card', (file, lang, title, path) => {
    const {html, one} = head(file);
    expect(html('html').attr('lang')).toBe(lang);
    expect(html('h1').text()).toContain(title);
    expect(one('link[rel=canonical]', 'href')).toContain(origin + path);
    const base = lang === 'en' ? '/' : '/de/';
    const rest = path.slice(base.length);
    expect(one('link[hreflang=en]', 'href')).toContain(`${origin}/${rest}`);
    expect(one('link[hreflang=de]', 'href')).toContain(`${origin}/de/${rest}`);
    const card = one('meta[property="og:image"]', 'content')!;
    expect(card).toContain(`${origin}${base}img/cards/`);
    expect(() => site.read(`build${new URL(card).pathname}`)).not.toThrow();
    expect(one('link[type="text/markdown"]', 'href')).toContain(origin + path);
  });

  test('pages show the badge and banner of their version', () => {
    const marks = '.theme-doc-version-badge, .theme-doc-version-banner';
    expect(head('docs/release/index.html').html(marks).text()).toBe('Version: 1.0');
    expect(head('docs/next/release/index.html').html(marks).text()).toContain('unreleased');
  });

  test.each(['', 'de/'])('below /%s every page has one policy, and so do redirects', base => {
    for (const page of ['index', '404', 'docs/release/index', 'docs/old/index']) {
      const {html} = head(`${base}${page}.html`);
      const policies = html('meta[http-equiv="Content-Security-Policy"]');
      expect(policies, page).toHaveLength(1);
      expect(policies.attr('content'), page).toMatch(/script-src 'self' 'sha256-/);
    }
    expect(site.read(`build/${base}docs/old/index.html`)).toContain(`'/${base}docs/release'`);
  });

  test('Markdown copies, cards, search, and sitemaps belong to their locale', () => {
    expect(site.read('build/docs/release.md')).not.toContain('zeppelin');
    expect(site.read('build/de/docs/release.md')).toContain('zeppelin');
    expect(site.read('build/de/llms-full.txt')).toContain('dirigible');
    expect(site.read(`build/de/img/cards/${translations}/release.png`)).not.toBe(
      site.read(`build/img/cards/${docs}/release.png`),
    );
    expect(site.read('build/de/search-index/index.json')).not.toBe(
      site.read('build/search-index/index.json'),
    );
    expect(site.read('build/de/opensearch.xml')).toContain(`${origin}/de/search`);
    expect(site.read('build/de/sitemap.xml')).toContain(`${origin}/de/docs/release`);
    expect(site.read('build/robots.txt')).toContain(
      `Sitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/de/sitemap.xml\n`,
    );
  });

  test('a page with its own image lists it everywhere', () => {
    const {one} = head('de/docs/user-guides/run-from-a-pipeline/index.html');
    const image = `${origin}/de/img/apple-touch-icon.png`;
    expect(one('meta[property="og:image"]', 'content')).toBe(image);
    expect(one('meta[name="twitter:image"]', 'content')).toBe(image);
    expect(() =>
      site.read(`build/de/img/cards/${translations}/user-guides/run-from-a-pipeline.png`),
    ).toThrow('ENOENT');
  });

  test('docusaurus write-translations finds the texts of the loading plugin and of search', async () => {
    const {code, output} = await site.run('npx docusaurus write-translations --locale de');
    expect(code, output).toBe(0);
    const texts = JSON.parse(site.read('i18n/de/code.json')) as Record<string, {message: string}>;
    expect(texts['loading.failed']?.message).toBe('This page could not be loaded.');
    expect(texts['loading.retry']?.message).toBe('Retry');
    // With the theme's translation.
    expect(texts['theme.SearchBar.seeAll']?.message).toMatch(/Ergebnisse/);
    const search = Object.keys(texts).filter(id => id.startsWith('theme.Search'));
    expect(search.length).toBeGreaterThan(30);
  }, 300_000);
});
