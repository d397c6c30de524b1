/** Results of pages of a folder whose titles are similar, of which only the best are shown. */
const folding = {
  /** The similar results that are shown. */
  maxSimilar: 2,
  /** The words that similar titles share, and their share of the shorter one. */
  minWords: 3,
  minShare: 1 / 2,
} as const;

/** What decides whether results share a place: the path of the page, and its title. */
export type FoldablePage = {path: string; title: string};

function folderOf({path}: FoldablePage): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

/** In these scripts, which have no spaces between words, each character is one. */
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]';
/** What is between two words. */
const wordLimit = new RegExp(` |(?<=${unspaced})|(?=${unspaced})`, 'u');

/** Returns whether two pages of a folder have similar titles, as "Get an OpenAI API key" and "Get a Gemini API key". */
function isSimilar(one: FoldablePage, other: FoldablePage): boolean {
  const [words, others] = [one.title.split(wordLimit), other.title.split(wordLimit)];
  const shared = words.filter(word => others.includes(word)).length;
  const {minWords, minShare} = folding;
  return (
    one.path !== other.path &&
    folderOf(one) === folderOf(other) &&
    shared >= Math.max(minWords, Math.min(words.length, others.length) * minShare)
  );
}

/**
 * Folds each result that is similar to better ones if enough of these are shown, below the last of them.
 *
 * @returns the results that are shown, each with those that it folds
 */
export function foldSimilar<T>(
  results: readonly T[],
  pageOf: (result: T) => FoldablePage,
): Map<T, T[]> {
  const folds = new Map<T, T[]>();
  const shownPages = new Map<T, FoldablePage>();
  for (const result of results) {
    const page = pageOf(result);
    const shown = Array.from(shownPages);
    const hasSimilar = shown.some(([, other]) => isSimilar(page, other));
    const related = shown.filter(([, other]) => other.path === page.path || isSimilar(page, other));
    if (hasSimilar && related.length >= folding.maxSimilar) {
      folds.get(related.at(-1)![0])!.push(result);
    } else {
      folds.set(result, []);
      shownPages.set(result, page);
    }
  }
  return folds;
}
