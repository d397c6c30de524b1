/**
 * Endings and what replaces them before a stemmer runs, the longest first. An ending matches with and
 * without its accents, so a rule such as `['ção', 'ção']` restores the accents that somebody did not type.
 */
export type Endings = readonly (readonly [ending: string, replacement: string])[];

/** Reads endings, with spaces between them: `a` is removed, and `rz>r` is replaced by `r`. */
export function listed(endings: string): Endings {
  return endings
    .split(' ')
    .map(ending => {
      const [end = '', replacement = ''] = ending.split('>');
      return [end, replacement] as const;
    })
    .sort(([a], [b]) => b.length - a.length);
}

/** Letters have as many code units without accents as with them, unless the word has combining marks. */
const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/**
 * Returns a function that replaces the first of the endings that a word has.
 *
 * @param least the number of letters that have to remain
 */
export function replaceEndings(endings: Endings, least: number): (word: string) => string {
  const plain = endings.map(
    ([ending, replacement]) => [withoutAccents(ending), replacement] as const,
  );
  return word => {
    const bare = withoutAccents(word);
    if (bare.length !== word.length) {
      return word;
    }
    const rule = plain.find(
      ([ending]) => bare.length >= ending.length + least && bare.endsWith(ending),
    );
    return rule ? word.slice(0, -rule[0].length) + rule[1] : word;
  };
}
