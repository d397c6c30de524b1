import {atomsOf, tokenize, type Token} from './tokens';

export type Synonyms = readonly (readonly string[])[];

/**
 * Words that mean the same in most English documentation of software, in lower case and in one form
 * of each word. A site adds its own groups (`synonyms`). A phrase of several words matches when its
 * words follow each other.
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

/** A run of query terms, and the words that may stand in its place. */
export type Substitute = {from: number; to: number; words: readonly Token[]};

/** The groups, read once for all queries. */
export class SynonymTable {
  private readonly groups: {words: Token[]; stems: string[]}[][];

  constructor(
    groups: Synonyms,
    private readonly stem: (term: string) => string,
  ) {
    this.groups = groups.map(group =>
      group.map(phrase => {
        const words = tokenize(phrase);
        return {words, stems: words.flatMap(atomsOf).map(({term}) => stem(term))};
      }),
    );
  }

  /**
   * The synonyms of a query's terms, in every form of them: a group that names "token" answers
   * "tokens" too.
   */
  find(terms: readonly string[]): Substitute[] {
    const stems = terms.map(this.stem);
    return this.groups.flatMap(group =>
      group.flatMap(phrase =>
        occurrences(phrase.stems, stems).flatMap(from =>
          group
            .filter(other => other !== phrase)
            .map(({words}) => ({from, to: from + phrase.stems.length, words})),
        ),
      ),
    );
  }

  /** The synonyms of all single words that begin with `term`, which stands at `place`. */
  begunBy(term: string, place: number): Substitute[] {
    const isBegun = ({words}: {words: Token[]}) =>
      words.length === 1 && words[0]!.term.length > term.length && words[0]!.term.startsWith(term);
    return this.groups.flatMap(group =>
      group
        .filter(isBegun)
        .flatMap(phrase =>
          group
            .filter(other => other !== phrase)
            .map(({words}) => ({from: place, to: place + 1, words})),
        ),
    );
  }
}

/** Where `phrase` begins in `terms`. */
function occurrences(phrase: readonly string[], terms: readonly string[]): number[] {
  const places = terms.map((_, place) => place);
  return places.filter(from => phrase.every((term, place) => terms[from + place] === term));
}
