import {describe, expect, it} from 'vitest';
import {readable, readablePath} from '../../src/client/readablePath';

it.each([
  ['#words-used-here', '#words-used-here'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('URLs: readable() turns %s into %s', (hash, expected) => {
  expect(readable(hash)).toBe(expected);
});

describe('URLs: readablePath', () => {
  it.each([
    ['/docs/release/index.html', '/docs/release/'],
    ['/index.html', '/'],
    ['/docs/release', '/docs/release'],
    ['/docs/caf%C3%A9', '/docs/caf%C3%A9'],
    ['/docs/myindex.html', '/docs/myindex.html'],
    ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
    ['/100%', '/100%25'],
    ['//evil.example.com/docs', '/evil.example.com/docs'],
    ['/%2Fevil.example.com/docs', '/evil.example.com/docs'],
    ['/docs//release', '/docs/release'],
    ['/docs%2frelease/', '/docs/release/'],
  ])('turns %s into %s', (path, expected) => {
    expect(readablePath(path)).toBe(expected);
    expect(() => decodeURI(readablePath(path))).not.toThrow();
  });
});
