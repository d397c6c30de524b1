import {describe, expect, test} from 'vitest';
import {isSparing, type LinkLike, pageOf} from '../../src/client/prefetch';

const here = {origin: 'https://docs.example.com', pathname: '/docs/release'};

function link(href: string, attributes: Record<string, string> = {}): LinkLike {
  const url = new URL(href, 'https://docs.example.com/docs/release');
  return {
    href: url.href,
    origin: url.origin,
    pathname: url.pathname,
    target: attributes.target ?? '',
    hasAttribute: name => name in attributes,
  };
}

describe('prefetch: none where data is dear', () => {
  test.each([
    [{connection: {saveData: true, effectiveType: '4g'}}],
    [{connection: {saveData: true}}],
    [{connection: {effectiveType: '2g'}}],
    [{connection: {effectiveType: 'slow-2g', saveData: false}}],
    [{connection: {type: 'cellular'}}],
  ])('%j', navigator => expect(isSparing(navigator)).toBe(true));

  test.each([[{}], [{connection: {effectiveType: '3g', saveData: false}}]])(
    'but with %j',
    navigator => expect(isSparing(navigator)).toBe(false),
  );
});

describe('which links lead to a page of this site', () => {
  test.each(['/docs/category/user-guides', '../blog', '/docs/x#y', '/docs/x?y=z'])('%s', href =>
    expect(pageOf(link(href), here)).toBe(
      new URL(href, 'https://docs.example.com/docs/release').pathname,
    ),
  );

  test.each([
    ['another site', link('https://other.example/docs')],
    ['mail', link('mailto:docs@example.com')],
    ['this page', link('#top')],
    ['a new window', link('/blog', {target: '_blank'})],
    ['a download', link('/blog', {download: ''})],
    ['a file', link('/img/logo.svg')],
  ])('not %s', (_, value) => expect(pageOf(value, here)).toBeUndefined());
});
