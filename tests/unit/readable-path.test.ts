// Protects paths that somebody mistyped or copied badly.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {meantPath, readable, readablePath} from '../../src/client/readablePath';

it.each([
  [readable, '#words-used-here', '#words-used-here'],
  [readable, '#caf%C3%A9', '#caf%C3%A9'],
  [readable, '#100%', '#100%25'],
  [readable, '#%E0%A4%A', '#%25E0%25A4%25A'],
  [readablePath, '/docs/release/index.html', '/docs/release/'],
  [readablePath, '/index.html', '/'],
  [readablePath, '/docs/INDEX.HTML', '/docs/'],
  [readablePath, '/docs/release', '/docs/release'],
  [readablePath, '/docs/caf%C3%A9', '/docs/caf%C3%A9'],
  [readablePath, '/docs/myindex.html', '/docs/myindex.html'],
  [readablePath, '/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  [readablePath, '/100%', '/100%25'],
  [readablePath, '//evil.example.com/docs', '/evil.example.com/docs'],
  [readablePath, '/%2Fevil.example.com/docs', '/evil.example.com/docs'],
  [readablePath, '/docs//release', '/docs/release'],
  [readablePath, '/docs%2frelease/', '/docs/release/'],
])('URLs: %o turns %s into %s', (convert, text, expected) => {
  expect(convert(text)).toBe(expected);
  expect(() => decodeURI(convert(text))).not.toThrow();
});

describe('the page that a path means', () => {
  const pages = ['/', '/docs', '/docs/setup/', '/docs/Café', '/docs/c', '/docs/c++', '/docs/v1.0'];
  const withoutSlash = (path: string) => path.replace(/\/$/, '');

  it.each([
    ['/docs/C', '/docs/c'],
    ['/docs/c++', '/docs/c++'],
    ['/docs/c+', '/docs/c'],
    ['/docs/v1.0.', '/docs/v1.0'],
    ['/docs/setup/', '/docs/setup/'],
    ['/docs/setup', '/docs/setup'],
    ['/DOCS/setup', '/docs/setup/'],
    ['/docs/caf%C3%A9%20/', '/docs/Café'],
    ['/docs/c.html', '/docs/c'],
    ['/docs/c/index.html),', '/docs/c'],
    ['/docs/d', undefined],
    ['/docs,setup', undefined],
  ])('of %s is %s', (path, page) => {
    expect(meantPath(path, pages)).toBe(page);
  });

  it('is found whatever is copied along, and any other path is answered too', () => {
    const along = fc
      .string({unit: 'grapheme', minLength: 1})
      .filter(text => !/[\p{L}\p{N}\p{M}+]/u.test(text));
    const page = fc.constantFrom(...pages.filter(path => !path.includes('+')));
    fc.assert(
      fc.property(page, along, (path, text) => {
        const copied = readablePath(withoutSlash(path) + encodeURIComponent(text));
        expect(withoutSlash(meantPath(copied, pages)!)).toBe(withoutSlash(path));
      }),
    );
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), path => {
        expect([undefined, readablePath(path), ...pages]).toContain(
          meantPath(readablePath(path), pages),
        );
      }),
    );
  });
});
