import {expect, it} from 'vitest';
import {readable, readablePath} from '../../src/client/readablePath';

it.each([
  [readable, '#words-used-here', '#words-used-here'],
  [readable, '#caf%C3%A9', '#caf%C3%A9'],
  [readable, '#100%', '#100%25'],
  [readable, '#%E0%A4%A', '#%25E0%25A4%25A'],
  [readablePath, '/docs/release/index.html', '/docs/release/'],
  [readablePath, '/index.html', '/'],
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
