import {describe, expect, it} from 'vitest';
import {isBlank} from '../../src/interface/limits';

describe('query: blank', () => {
  it.each(['', ' ', '"', '-', '“”', '/ . ?', '🙂'])('%j has nothing to search for', query => {
    expect(isBlank(query)).toBe(true);
  });

  it.each(['a', '4', '"é', '-v', '動', 'ا'])('%j has', query => {
    expect(isBlank(query)).toBe(false);
  });
});
