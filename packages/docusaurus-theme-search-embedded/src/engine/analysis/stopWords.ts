/** Splits a space-separated list of words. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Function words. They carry little meaning and are frequent in texts, so they are indexed in headings
 * only, where they may be the only words.
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

/** German function words, folded as in the index. */
export const germanStopWords = words(
  'aber als am an auch auf aus bei beim bin bis das dass dem den der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es fur hat hier ich ihr ihre im in ins ist ja kein keine mit nach nicht noch nur ob oder sein sich sie sind so sowie uber um und uns unter vom von vor war was wenn wer wie wird wir zu zum zur',
);

/** German question words, and words for the documentation itself. */
export const germanGenericWords = words(
  'anleitung dokumentation ihn kann kannst konnen leitfaden mein meine muss mussen seite seiten soll sollte warum wann welche welcher welches werden wo wozu',
);
