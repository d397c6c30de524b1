/** Splits a list that is easier to read as text. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words of grammar. They say little, however rare they are on a small site, and texts are full of
 * them: the index knows them in headings only, where they may be all there is.
 */
export const englishStopWords = words(
  'a an and are as at be by for from in is it its of on or that the their this to was with you your',
);

/**
 * Words that ask, words for the documentation itself ("filters guide"), and what is left of a
 * contraction (`didn't`) name no topic.
 */
export const englishWeakWords = words(
  'any aren arent article can cant chapter could couldn did didn didnt do doc docs documentation does doesn doesnt don dont get good guide guides has hasn have haven how i info information isn isnt many me my need needs none page pages read reference section see should shouldn too tutorial want wasn we what whats when where which who why will won wont would wouldn',
);
