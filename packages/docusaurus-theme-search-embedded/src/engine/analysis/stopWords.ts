/** Splits a space-separated list of words. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Function words. They carry little meaning and are frequent in texts, so most queries look them up in headings only,
 * where they may be the only words.
 */
export const englishStopWords = words(
  'a an and are as at be by for from in is it its of on or that the their this to was with you your',
);

/**
 * Words without a topic: question words, words for the documentation itself ("filters guide"), and the
 * beginnings of contractions (`didn't`).
 */
export const englishGenericWords = words(
  'any aren arent article can cant chapter could couldn did didn didnt do doc docs documentation does doesn doesnt don dont get good guide guides has hasn have haven how i info information isn isnt many me my need needs none page pages read reference section see should shouldn too tutorial want wasn we what whats when where which who why will won wont would wouldn',
);
