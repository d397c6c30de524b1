/**
 * The beginnings of words that Snowball gives the stem of another word, although they mean something else: "important"
 * has the stem of "import". Words with the same beginning are forms of one word. A second beginning in a row is another
 * spelling of the same word.
 *
 * Chosen from the words of two documentation sites: pairs with one stem between which WordNet 3.1 has no relation of
 * derivation, and further ones that mean something else in documentation although it has one, such as "customer".
 */
const beginnings = `
accountan activat additiv alternativ animal apartment applicab audition authorit barely busines candidat coloniz
competen conferenc considerab consisten contention contraction conversat conversel critical customer decimal department
designat digital diversion edition emergenc excellen executiv experiment extensiv formation handful hardly hospitalit
humanit identical ignoran importan informal initiat integral integrit internal international lately lateral likel
liquidat majorit minorit mobiliz nearly negligen nominal numerous objectiv officer organic organism organiz,organis
paste,pasting personalit physical positiv president procession productiv publicat publicit quite rational recession
relativ respectiv responsib responsiv scarcely several shortly subjectiv successi terminal transitiv unite,uniting
universit unlikel unusab`;

/** The stem of the words of {@link beginnings}, by how they begin. The longest beginnings come first. */
const stems: readonly (readonly [beginning: string, stem: string])[] = beginnings
  .trim()
  .split(/\s+/)
  .flatMap(row => {
    const [stem = '', ...spellings] = row.split(',');
    return [stem, ...spellings].map(beginning => [beginning, stem] as const);
  })
  .sort(([a], [b]) => b.length - a.length);

/** Matches the words of the table, of which there are few. */
const known = new RegExp(`^(?:${stems.map(([beginning]) => beginning).join('|')})`);

/** Returns the stem of a word that would have that of another one; undefined for other words. */
export function stemOfOtherWord(word: string): string | undefined {
  const [beginning] = known.exec(word) ?? [];
  return stems.find(([each]) => each === beginning)?.[1];
}

/**
 * Words that Snowball separates from their forms. It undoubles "add" of "adding", which its third version leaves, removes
 * the last letters of "embed" and "alias", and has no irregular plurals.
 */
export const separated: readonly (readonly [RegExp, string])[] = [
  [/^([aeo])([bdfgmnprt])\2(?:s|ed|ing)$/, '$1$2$2'],
  [/^embed(?:s|ded|ding|dings|dable|der)?$/, 'embedd'],
  [/^(alias|canvas|lens)(?:es|ed|ing)?$/, '$1e'],
  [/^(matri|appendi)ces$/, '$1x'],
];
