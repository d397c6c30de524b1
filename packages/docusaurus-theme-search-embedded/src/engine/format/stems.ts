import type {Language} from '../analysis/language.js';
import type {Token} from '../analysis/tokens.js';

export const letters = /^[\p{L}\p{M}]+$/u;

/** Comes after a stem, before the term of which it is not the beginning, or before nothing. No word contains it. */
const aliasSign = '\u0002';

/** The number of letters that a term has in common with its stem if it is found next to it. */
export const stemStartLength = 3;

/** Returns whether a term starts like its stem, so that it is found next to it. */
export function isNear(term: string, stem: string): boolean {
  return term.startsWith(stem.slice(0, stemStartLength));
}

/** Words with fewer letters begin and end too many others to be parts of compounds. */
export const minPartLength = 4;

/** Returns the term for the compounds of which a word with a stem is a part. */
export function compoundsWith(stem: string): string {
  return stem + aliasSign;
}

/** Returns the stem of a term of {@link compoundsWith}; undefined for other terms. */
export function stemOfPart(term: string): string | undefined {
  return term.endsWith(aliasSign) ? term.slice(0, -1) : undefined;
}

/** Returns whether a term only leads from a stem to words. */
export function isAlias(term: string): boolean {
  return term.includes(aliasSign);
}

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
      if (letters.test(term) && !this.language.stopWords.has(term)) {
        const counts = this.counts.get(term) ?? new Map<string, number>();
        const stem = this.stem(source);
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
        this.counts.set(term, counts);
      }
      this.note(parts);
    }
  }

  /** Returns the stem of a term. If words that differ in their accents are one term, the most frequent decides. */
  readonly stemOf = (term: string): string => {
    if (isAlias(term)) {
      return term.slice(0, term.indexOf(aliasSign));
    }
    const counts = Array.from(this.counts.get(term) ?? []);
    const most = Math.max(...counts.map(([, count]) => count));
    return counts.find(([, count]) => count === most)?.[0] ?? term;
  };

  /** Returns the term under which a term is also found if it does not start like its stem. */
  aliasOf(term: string): string | undefined {
    const stem = this.stemOf(term);
    return isNear(term, stem) ? undefined : `${stem}${aliasSign}${term}`;
  }

  private stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      stem = this.language.stem(word);
      this.stems.set(word, stem);
    }
    return stem;
  }
}
