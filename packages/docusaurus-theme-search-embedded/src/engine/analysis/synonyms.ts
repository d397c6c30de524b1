import {compoundParts, tokenize, type Token} from './tokens.js';

export type Synonyms = readonly (readonly string[])[];

/**
 * Groups of words with the same meaning in most English software documentation, in lower case and in one
 * form per word. Sites add groups with the option `synonyms`. A phrase matches adjacent words.
 */
export const englishSynonyms: Synonyms = [
  ['key', 'token', 'credential', 'secret'],
  ['install', 'setup', 'set up'],
  ['config', 'configuration', 'settings', 'preferences'],
  ['env', 'environment'],
  ['repo', 'repository'],
  ['docs', 'documentation'],
  ['js', 'javascript'],
  ['delete', 'remove'],
  ['folder', 'directory'],
  ['error', 'failure', 'crash'],
  ['login', 'sign in', 'log in', 'auth'],
  ['price', 'cost', 'billing', 'cheap', 'expensive'],
  ['2fa', 'mfa', 'two-factor', 'second factor'],
  ['otp', 'one-time code', 'one-time password'],
  ['ci', 'continuous integration'],
  ['sso', 'single sign-on'],
  ['rate limit', 'quota', 'too many requests', '429', 'throttling'],
  ['prod', 'production'],
  ['changelog', 'release notes'],
  ['upgrade', 'update'],
  ['ssl', 'tls', 'certificate'],
  ['nightly', 'every night'],
  ['hourly', 'every hour'],
  ['a11y', 'accessibility'],
  ['mac', 'macos'],
  ['beginner', 'getting started', 'first steps'],
  ['requirement', 'prerequisite', 'before you begin'],
  ['launch', 'start'],
  ['unauthorized', '401'],
  ['forbidden', '403'],
  ['limit', 'cap', 'maximum'],
  ['compare', 'vs', 'difference'],
];

/** A range of query terms, and the words that may replace it. */
export type Substitute = {from: number; to: number; words: readonly Token[]};

/** The tokenized synonym groups. */
export class SynonymTable {
  private readonly groups: {words: Token[]; stems: string[]}[][];

  constructor(groups: Synonyms, stem: (word: string) => string) {
    this.groups = groups.map(group =>
      group.map(phrase => {
        const words = tokenize(phrase);
        return {words, stems: words.flatMap(compoundParts).map(({source}) => stem(source))};
      }),
    );
  }

  /**
   * Returns the synonyms of a query's terms. Compares stems, so a group with "token" also matches
   * "tokens".
   *
   * @param stems the stems of each term
   */
  find(stems: readonly (readonly string[])[]): Substitute[] {
    const all = new Set(stems.flat());
    return this.groups.flatMap(group =>
      group
        .filter(phrase => phrase.stems.every(stem => all.has(stem)))
        .flatMap(phrase =>
          occurrences(phrase.stems, stems).flatMap(from =>
            group
              .filter(other => other !== phrase)
              .map(({words}) => ({from, to: from + phrase.stems.length, words})),
          ),
        ),
    );
  }

  /** Returns the synonyms of all single words that start with `term`, the query's term at `position`. */
  findByPrefix(term: string, position: number): Substitute[] {
    const isCompletion = ({words}: {words: Token[]}) =>
      words.length === 1 && words[0]!.term.length > term.length && words[0]!.term.startsWith(term);
    return this.groups.flatMap(group =>
      group
        .filter(isCompletion)
        .flatMap(phrase =>
          group
            .filter(other => other !== phrase)
            .map(({words}) => ({from: position, to: position + 1, words})),
        ),
    );
  }
}

/** Returns the positions in `stems` where `phrase` starts. */
function occurrences(phrase: readonly string[], stems: readonly (readonly string[])[]): number[] {
  const positions = stems.map((_, position) => position);
  return positions.filter(from =>
    phrase.every((stem, offset) => stems[from + offset]?.includes(stem)),
  );
}
