// Protects the content security policy.
import {describe, expect, it} from 'vitest';
import {hashSource, securePage} from './step';

/** Returns a built page with the given parts in its head and in the app. */
function page({head = '', content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body><div id=__docusaurus><main>${content}</main></div></body></html>`;
}

/** Returns the policy that the plugin adds to a page. */
function policyOf(html: string, searchAppId?: string): string {
  return /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
    securePage(html, 'a.html', searchAppId),
  )![1]!;
}

describe('content security policy', () => {
  it('changes nothing else on the page', () => {
    const html = page({head: '<script>one()</script>', content: '<p>a<!-- -->&amp;b'});
    const policy = policyOf(html);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    expect(securePage(html, 'a.html').replace(meta, '')).toBe(html);
  });

  it('allows a page without scripts and styles only what this origin serves', () => {
    expect(policyOf(page()).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]);
  });

  it('hashes as browsers do', () => {
    // Example from CSP Level 3, section 6.7.3.3.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it.each([
    ['its inline scripts', '<script>one()</script>', `script-src 'self' ${hashSource('one()')};`],
    ['no data', '<script type="application/ld+json">{}</script>', "script-src 'self';"],
    ['its style elements', '<style>a{}</style>', `style-src 'self' ${hashSource('a{}')};`],
    ['no style where it has none', '', "style-src 'self';"],
    ['no frames', '', "frame-src 'none'"],
    ['no other host', '', "connect-src 'self';"],
  ])('allows a page %s', (_, head, directive) => {
    const policy = policyOf(page({head}));
    expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('allows the script before the first section', () => {
    const policy = policyOf(
      page({content: '<script id="__first-screen">one()</script><h2>a</h2>'}),
    );
    expect(policy).toContain(`script-src 'self' ${hashSource('one()')};`);
  });

  it('allows the alignment of table columns', () => {
    const policy = policyOf(page({content: '<td style="text-align:right">1</td>'}));
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hashSource('text-align:right')};`);
  });

  it('allows the hosts of hosted search if it is configured', () => {
    expect(policyOf(page(), 'TestAppId')).toContain(
      "connect-src 'self' https://testappid-dsn.algolia.net https://testappid-1.algolianet.com https://testappid-2.algolianet.com https://testappid-3.algolianet.com https://insights.algolia.io;",
    );
  });

  it.each([
    '<script>steal()</script>',
    '<iframe src="/a/"></iframe>',
    '<object data="/a.swf"></object>',
    '<img src="https://example.com/a.png">',
    '<img src="//example.com/a.png">',
    '<img srcset="/a.png 1x, https://example.com/b.png 2x">',
    '<a href="JavaScript:steal()">a</a>',
  ])('fails the build with page and element on content with %s', content => {
    expect(() => securePage(page({content}), 'docs/a.html')).toThrow(
      `docs/a.html: the content security policy would block ${content}`,
    );
  });

  it.each([
    '<a href="https://example.com">a</a>',
    '<img src="data:image/png;base64,AA"><img src=/b.png>',
    '<code>&lt;script&gt;steal()&lt;/script&gt;</code>',
  ])('allows %s', content => {
    expect(() => securePage(page({content}), 'a.html')).not.toThrow();
  });

  it('fails on a page without a head and names the file', () => {
    expect(() => securePage('proof: a.html', 'proof.html')).toThrow(/^proof\.html has no/);
  });
});
