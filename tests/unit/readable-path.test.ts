import {describe, expect, it} from 'vitest';
import {readablePath} from '../../src/client/readablePath';

describe('addresses: readablePath', () => {
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
  ])('makes %s readable', (path, expected) => {
    expect(readablePath(path)).toBe(expected);
    expect(() => decodeURI(readablePath(path))).not.toThrow();
  });
});
