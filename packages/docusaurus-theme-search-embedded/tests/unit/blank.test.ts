// Protects which queries count as empty.
import {describe, expect, it} from 'vitest';
import {isBlank} from '../../src/interface/limits';

describe('query: blank', () => {
  it.each(['', ' ', '\t ', '\u200b', '\ufeff '])('%j is empty', query => {
    expect(isBlank(query)).toBe(true);
  });

  it.each(['a', '4', '"é', '-v', '動', 'ا', '"', '-', '??', '&&', '€', '%', '*', '""', '🔥'])(
    '%j is not',
    query => {
      expect(isBlank(query)).toBe(false);
    },
  );
});
