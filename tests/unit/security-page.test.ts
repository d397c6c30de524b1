import {describe, expect, it} from 'vitest';
import {blockedBy} from '../../src/plugins/security/coverage';
import {readPage} from '../../src/plugins/security/page';
import {
  hashSource,
  parsePolicy,
  policyFor,
  serializePolicy,
} from '../../src/plugins/security/policy';

/** A built page with parts in its head, before the app and in the app. */
function page({head = '', body = '', content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}<div id=__docusaurus><main>${content}</main></div></body></html>`;
}

/** What the page's own policy blocks. */
function blocked(html: string, options = {}): string[] {
  const facts = readPage(html);
  return blockedBy(policyFor([facts], options), facts);
}

describe('content security policy: a page', () => {
  it('allows its inline scripts by hash, and no other', () => {
    const facts = readPage(page({head: '<script>one()</script>', body: '<script>two()</script>'}));
    const sources = policyFor([facts], {}).get('script-src');
    expect(sources).toEqual(["'self'", ...[hashSource('one()'), hashSource('two()')].sort()]);
    expect(blocked(page({head: '<script>one()</script>'}))).toEqual([]);
  });

  it('hashes as browsers do', () => {
    // The example of CSP Level 3, section 6.7.3.3.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('never allows inline scripts or evaluation as such', () => {
    const policy = serializePolicy(policyFor([readPage(page())], {searchAppId: 'TESTAPPID'}));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('reaches other hosts only for hosted search', () => {
    expect(policyFor([], {}).get('connect-src')).toEqual(["'self'"]);
    expect(policyFor([], {searchAppId: 'TestAppId'}).get('connect-src')).toEqual([
      "'self'",
      'https://testappid-dsn.algolia.net',
      'https://testappid-1.algolianet.com',
      'https://testappid-2.algolianet.com',
      'https://testappid-3.algolianet.com',
      'https://insights.algolia.io',
    ]);
  });

  it('allows style attributes by hash only where there are any', () => {
    expect(policyFor([readPage(page())], {}).get('style-src')).toEqual(["'self'"]);
    const styled = readPage(page({body: '<svg style="display: none;"></svg>'}));
    expect(policyFor([styled], {}).get('style-src')).toEqual([
      "'self'",
      "'unsafe-hashes'",
      hashSource('display: none;'),
    ]);
  });

  it('is the same read as written', () => {
    const policy = policyFor([readPage(page({head: '<script>one()</script>'}))], {});
    expect(parsePolicy(serializePolicy(policy))).toEqual(policy);
  });

  it('goes right behind the character set', () => {
    const html = page({head: '<title>A</title>'});
    expect(html.slice(readPage(html).policyAt)).toMatch(/^<title>/);
    expect(() => readPage('<p>No head</p>')).toThrow('no <head>');
  });
});

describe('content security policy: what fails the build', () => {
  it.each([
    ['a script in content', {content: '<script>steal()</script>'}, /inline script "steal\(\)"/],
    ['an event handler', {content: '<img src=/a.png onerror="steal()">'}, /onerror on <img>/],
    [
      'a script of another host',
      {head: '<script src="https://cdn.example.com/a.js"></script>'},
      /script-src allows/,
    ],
    [
      'a protocol-relative script',
      {head: '<script src="//cdn.example.com/a.js"></script>'},
      /cdn\.example\.com/,
    ],
    [
      'an image of another host',
      {content: '<img src="https://example.com/a.png">'},
      /img-src allows 'self' data:/,
    ],
    [
      'a candidate image of another host',
      {content: '<img srcset="/a.png 1x, https://example.com/b.png 2x">'},
      /b\.png/,
    ],
    [
      'a frame',
      {content: '<iframe src="https://example.com"></iframe>'},
      /frame-src allows 'none'/,
    ],
    ['an object', {content: '<object data="/a.swf"></object>'}, /object-src/],
    [
      'a form that leads away',
      {content: '<form action="https://example.com"></form>'},
      /form-action/,
    ],
    ['a base elsewhere', {head: '<base href="https://example.com/">'}, /base-uri/],
    [
      'a style sheet of another host',
      {head: '<link rel=stylesheet href="https://example.com/a.css">'},
      /style-src/,
    ],
    ['a javascript: link', {content: '<a href=" JavaScript:steal()">a</a>'}, /javascript/i],
    [
      'a data block with markup',
      {head: '<script type="application/ld+json">{"a":"<b>"}</script>'},
      /u003c/,
    ],
  ])('%s', (_, parts, reason) => {
    expect(blocked(page(parts)).join('\n')).toMatch(reason);
  });

  it('an inline script that the policy does not name', () => {
    const html = page({head: '<script>one()</script>'});
    const policy = policyFor([readPage(html)], {});
    const tampered = readPage(html.replace('one()', 'two()'));
    expect(blockedBy(policy, tampered)).toEqual([
      'inline script "two()": its hash is not in script-src',
    ]);
  });

  it('an inline script before the policy', () => {
    const facts = readPage('<html><head><script>one()</script><meta charset=UTF-8></head></html>');
    expect(blockedBy(policyFor([facts], {}), facts)).toEqual([
      'inline script "one()": it stands before the policy',
    ]);
  });

  it('a style attribute that the policy does not name', () => {
    const facts = readPage(page({content: '<p style="color: red">a</p>'}));
    expect(blockedBy(policyFor([], {}), facts)).toEqual([
      'style attribute "color: red": its hash is not in style-src',
    ]);
  });

  it.each([
    [
      'own scripts, styles and images',
      {
        head: '<script src=/assets/a.js></script><link rel=stylesheet href=/a.css>',
        content: '<img src="data:image/png;base64,AA"><img src=/b.png>',
      },
    ],
    [
      'links to anywhere',
      {content: '<a href="https://example.com">a</a><a href="mailto:a@example.com">b</a>'},
    ],
    [
      'where the page is and what belongs to it',
      {
        head: '<link rel=canonical href="https://docs.example.com/"><link rel=alternate href="https://docs.example.com/">',
      },
    ],
    ['plain data blocks', {head: '<script type="application/ld+json">{"a":"b"}</script>'}],
    ['markup that is only shown', {content: '<code>&lt;script&gt;steal()&lt;/script&gt;</code>'}],
  ])('but not %s', (_, parts) => {
    expect(blocked(page(parts))).toEqual([]);
  });
});
