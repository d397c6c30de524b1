import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import securityPlugin, {assertNothingBlocked, secureBuild} from '../../src/plugins/security';
import {
  headerRules,
  headersFor,
  headersFile,
  nginxSnippet,
  securityHeaders,
} from '../../src/plugins/security/headers';
import {trustedTypesScript} from '../../src/plugins/security/trustedTypes';

const policy = "default-src 'self'";
const pages = ['404.html', 'index.html', 'docs/release/index.html', 'search/index.html'];

/** The headers of an address. */
const headersOf = (address: string, baseUrl = '/') =>
  headersFor(headerRules({policy, baseUrl, pages}), address);

describe('security headers: the rules', () => {
  it('secure every address', () => {
    expect(Object.keys(securityHeaders(policy))).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]);
    expect(securityHeaders(policy)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(headersOf('/anything')).toEqual(Object.entries(securityHeaders(policy)));
  });

  it.each([
    ['/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/search/files/index.0123abcd.bin', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/docs/release', 'no-cache'],
    ['/docs/release/', 'no-cache'],
    ['/search', 'no-cache'],
    ['/search/', 'no-cache'],
    ['/404.html', 'no-cache'],
  ])('cache %s as %s, by one rule only', (address, expected) => {
    const values = headersOf(address).filter(([name]) => name === 'Cache-Control');
    expect(values).toEqual([['Cache-Control', expected]]);
  });

  it('follow the base path', () => {
    expect(headersOf('/below/a/path/docs/release', '/below/a/path/')).toHaveLength(
      Object.keys(securityHeaders(policy)).length + 1,
    );
    expect(headersOf('/elsewhere', '/below/a/path/')).toEqual([]);
  });

  it('are written for Netlify and Cloudflare Pages', () => {
    const text = headersFile(headerRules({policy, baseUrl: '/', pages}));
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-/);
    expect(text).toContain('\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  it('are refused where such a host would drop some', () => {
    const many = Array.from({length: 120}, (_, i) => ({path: `/${i}`, headers: {a: 'b'}}));
    expect(() => headersFile(many)).toThrow('120 rules (at most 100)');
    const long = [{path: '/*', headers: {a: 'b'.repeat(3000)}}];
    expect(() => headersFile(long)).toThrow('at most 2000');
  });

  it('are written for nginx from the same rules', () => {
    const text = nginxSnippet(headerRules({policy, baseUrl: '/a.b/', pages}));
    expect(text).toContain('if ($uri ~ "^/a\\.b/assets/|^/a\\.b/search/files/") {');
    expect(text).toContain(
      `add_header Content-Security-Policy "default-src 'self'; frame-ancestors 'none'" always;`,
    );
    // A missing file must not be cached for a year.
    expect(text).toContain('add_header Cache-Control $docs_cache_control;\n');
    for (const name of Object.keys(securityHeaders(policy))) {
      expect(text).toContain(`add_header ${name} "`);
    }
    expect(text.split('{').length).toBe(text.split('}').length);
  });
});

describe('security plugin: a build', () => {
  let parent: string;
  let outDir: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'secure-'));
    outDir = path.join(parent, 'build');
    await mkdir(path.join(outDir, 'docs'), {recursive: true});
  });
  afterEach(() => rm(parent, {recursive: true}));

  const html = (content: string) =>
    `<!doctype html><html><head><meta charset=UTF-8><script>boot()</script></head><body><div id=__docusaurus>${content}</div></body></html>`;

  it('puts a policy into each page and writes both header files', async () => {
    await writeFile(path.join(outDir, 'index.html'), html('<p>a</p>'));
    await writeFile(path.join(outDir, 'docs/index.html'), html('<p>b</p>'));
    secureBuild(outDir, '/', {});
    for (const page of ['index.html', 'docs/index.html']) {
      expect(await readFile(path.join(outDir, page), 'utf8')).toMatch(
        /^<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; [^"]+"><script>/,
      );
    }
    expect(await readFile(path.join(outDir, '_headers'), 'utf8')).toContain("'sha256-");
    expect(await readFile(`${outDir}.nginx.conf`, 'utf8')).toContain("'sha256-");
  });

  it('fails, naming page and part, when the policy would block something', async () => {
    await writeFile(path.join(outDir, 'index.html'), html('<p>a</p>'));
    await writeFile(
      path.join(outDir, 'docs/index.html'),
      html('<button onclick="go()">b</button>'),
    );
    expect(() => secureBuild(outDir, '/', {})).toThrow(
      /1 part\(s\)[^]*docs\/index\.html: event handler onclick on <button>/,
    );
  });

  it('fails, naming the file, on a page that has no place for a policy', async () => {
    await writeFile(path.join(outDir, 'docs/proof.html'), 'site-verification: proof.html');
    expect(() => secureBuild(outDir, '/', {})).toThrow(/^docs\/proof\.html has no <head>/);
  });

  it('reads files without an html element as well', async () => {
    const bare = '<head><meta charset=UTF-8></head><body onload="go()"><p>a</p></body>';
    await writeFile(path.join(outDir, 'bare.html'), bare);
    expect(() => secureBuild(outDir, '/', {})).toThrow(
      /bare\.html: event handler onload on <body>/,
    );
  });

  it.each([
    ['a changed script', 'boot()', 'other()', 'inline script "other()": its hash is not'],
    ['an image of another host', '<p>', '<img src="https://example.com/a.png"><p>', 'img-src'],
    ['a form that leads away', '<p>', '<form action="https://example.com/"></form><p>', 'form-act'],
    ['a frame', '<p>', '<iframe src="/b/"></iframe><p>', 'frame-src'],
    ['a narrower policy', "img-src 'self' data:", "img-src 'none'", 'img-src'],
    ['no policy', /<meta http-equiv[^>]*>/, '', 'it carries no policy'],
  ])('a served page that has %s against its written policy is found', async (_, from, to, says) => {
    const file = path.join(outDir, 'index.html');
    await writeFile(file, html('<p>a</p><img src=/a.png>'));
    secureBuild(outDir, '/', {});
    const secured = await readFile(file, 'utf8');
    const header = /content="(default-src[^"]*)"/.exec(secured)![1]!;
    expect(() => assertNothingBlocked(outDir, ['index.html'], header)).not.toThrow();
    await writeFile(file, secured.replace(from, to));
    expect(() => assertNothingBlocked(outDir, ['index.html'], header)).toThrow(
      new RegExp(`index\\.html: .*${says.replace(/[()]/g, '\\$&')}`),
    );
  });

  it('a page that the header of all pages would block is found', async () => {
    await writeFile(path.join(outDir, 'index.html'), html('<p>a</p>'));
    secureBuild(outDir, '/', {});
    expect(() => assertNothingBlocked(outDir, ['index.html'], "script-src 'self'")).toThrow(
      /inline script "boot\(\)"/,
    );
  });

  it('a second locale is refused, with the setting and what to do', () => {
    const context = {i18n: {locales: ['en', 'fr']}, siteConfig: {}} as unknown as LoadContext;
    expect(() => securityPlugin(context, {})).toThrow(/i18n\.locales .* en, fr.*one locale/);
  });
});

describe('security plugin: the Trusted Types policy', () => {
  type Rules = Record<
    'createHTML' | 'createScript' | 'createScriptURL',
    (value: string) => unknown
  >;

  /** Runs the inline script as a page does. */
  function rulesOf(themeConfig: Record<string, unknown>): Rules {
    let rules: Rules | undefined;
    const trustedTypes = {createPolicy: (_: string, given: Rules) => void (rules = given)};
    const run = new Function('self', 'document', 'origin', trustedTypesScript(themeConfig));
    run({trustedTypes}, {baseURI: 'https://docs.example.com/a/'}, 'https://docs.example.com');
    return rules!;
  }

  const bar = '<a href="/docs/release">News</a>';
  const rules = rulesOf({announcementBar: {content: bar}});

  it('lets through the configured markup and the progress bar, letter by letter', () => {
    expect(rules.createHTML(bar)).toBe(bar);
    expect(rules.createHTML('<div class="bar"><div class="peg"></div></div>')).not.toBeNull();
    expect(rules.createHTML(`${bar} `)).toBeNull();
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(rulesOf({}).createHTML(bar)).toBeNull();
  });

  it('lets through text and JSON', () => {
    expect(rules.createHTML('{"@type":"BlogPosting"}')).toBe('{"@type":"BlogPosting"}');
    expect(rules.createScript('{"@type":"BlogPosting"}')).toBe('{"@type":"BlogPosting"}');
    expect(rules.createScript('alert(1)')).toBeNull();
  });

  it('lets through script addresses of this origin only', () => {
    expect(rules.createScriptURL('/assets/js/a.js')).toBe('/assets/js/a.js');
    expect(rules.createScriptURL('https://docs.example.com/b.js')).not.toBeNull();
    for (const url of [
      'https://evil.example.com/a.js',
      '//evil.example.com/a.js',
      'data:text/javascript,alert(1)',
      'blob:null/1',
    ]) {
      expect(rules.createScriptURL(url)).toBeNull();
    }
  });

  it('cannot end its script element', () => {
    const script = trustedTypesScript({announcementBar: {content: '</script><!--<script>'}});
    expect(script).not.toMatch(/<(\/script|!--|script)/i);
  });
});

describe('security plugin: the write key never reaches the site', () => {
  const key = '0123456789abcdef0123456789abcdef';
  let outDir: string;
  beforeEach(async () => {
    vi.stubEnv('ALGOLIA_ADMIN_API_KEY', key);
    outDir = await mkdtemp(path.join(tmpdir(), 'write-key-'));
    await mkdir(path.join(outDir, 'docs'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(outDir, {recursive: true});
    await rm(`${outDir}.nginx.conf`, {force: true});
  });

  const context = () =>
    ({
      i18n: {locales: ['en']},
      siteConfig: {themeConfig: {}},
      outDir,
      baseUrl: '/',
    }) as unknown as LoadContext;
  const checkBuild = () => securityPlugin(context(), {}).postBuild!({} as never);

  it('a public search key that is the write key is refused', () => {
    expect(() => securityPlugin(context(), {hosted: {appId: 'APP', apiKey: key}})).toThrow(
      /ALGOLIA_API_KEY has the same value as ALGOLIA_ADMIN_API_KEY/,
    );
    expect(() =>
      securityPlugin(context(), {hosted: {appId: 'APP', apiKey: 'public'}}),
    ).not.toThrow();
  });

  it('a build that holds it in any file is refused, naming the files and not the key', async () => {
    await expect(checkBuild()).resolves.toBeUndefined();
    await writeFile(path.join(outDir, 'docs/release.md'), `The key is ${key}.`);
    await expect(checkBuild()).rejects.toThrow(path.join('docs', 'release.md'));
    await expect(checkBuild()).rejects.not.toThrow(key);
  });

  it('without a write key in the environment there is nothing to look for', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_API_KEY', undefined);
    await writeFile(path.join(outDir, 'docs/release.md'), 'undefined');
    await expect(checkBuild()).resolves.toBeUndefined();
  });
});
