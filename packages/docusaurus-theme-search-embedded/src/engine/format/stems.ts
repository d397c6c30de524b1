import type {Language} from '../analysis/language.js';
import {isUnspaced, type Token} from '../analysis/tokens.js';

const letters = /^[\p{L}\p{M}]+$/u;

/** The stems of an index's terms, collected from the words as they are written. */
export class StemTable {
  /** How often the words of a term have each stem. */
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly stems = new Map<string, string>();

  constructor(private readonly language: Language) {}

  /** Returns a table for a language whose index stores stems. */
  static for(language: Language): StemTable | undefined {
    return language.storesStems ? new StemTable(language) : undefined;
  }

  note(tokens: readonly Token[]): void {
    for (const {term, source, parts} of tokens) {
      // Numbers, names with signs, and stop words have no other forms.
      if (letters.test(term) && !isUnspaced(term) && !this.language.stopWords.has(term)) {
        const counts = this.counts.get(term) ?? new Map<string, number>();
        const stem = this.stem(source);
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
        this.counts.set(term, counts);
      }
      this.note(parts);
    }
  }

  /** Returns the stem of a term. If words that differ in their marks are one term, the most frequent decides. */
  readonly stemOf = (term: string): string => {
    const counts = Array.from(this.counts.get(term) ?? []);
    const most = Math.max(...counts.map(([, count]) => count));
    return counts.find(([, count]) => count === most)?.[0] ?? term;
  };

  private stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      stem = this.language.stem(word);
      this.stems.set(word, stem);
    }
    return stem;
  }
}
