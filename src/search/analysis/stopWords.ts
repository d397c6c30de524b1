/** Splits a list that is easier to read as text. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words of grammar. They say little, however rare they are on a small site, and texts are full of
 * them: the index knows them in headings only, where they may be all there is.
 */
export const englishStopWords = words(
  'a an and are as at be by for from in is it its of on or that the their this to was with you your',
);

/** Words that ask, and words for the documentation itself ("filters guide"), name no topic. */
export const englishWeakWords = words(
  'any article can cant chapter could did didnt do doc docs documentation does doesnt dont get good guide guides has have how i info information isnt me my need needs page pages read reference section see should tutorial want we what whats when where which who why will wont would',
);
