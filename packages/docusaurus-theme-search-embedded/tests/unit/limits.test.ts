// Protects the limits of a query.
import {describe, expect, test} from 'vitest';
import {truncate} from '../../src/shared/text';

describe('search query: limits', () => {
  test.each([
    ['short', 'short'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), 'x'.repeat(64)],
    [`${'x'.repeat(62)}😀😀`, `${'x'.repeat(62)}😀`],
    [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ])('%s', (text, query) => {
    expect(truncate(text, 64)).toBe(query);
  });
});
