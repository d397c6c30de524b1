import {listed, replaceEndings} from './endings.js';

/**
 * Verbs from Latin and their nouns, which Snowball separates: `konfigurieren` and `Konfiguration`. They are half of a
 * manual's verbs. The grammars have their paradigms; the rows were not compared with the books.
 */
const endings = {
  /** Duden, "Die Grammatik": weak conjugation of verbs in -ieren. */
  de: 'ierungen ierenden ierende ierung ierend ierten ierter iertes iertem ieren ierte ierst iert iere ikationen>iz ikation>iz ationen ation',
  /** "Algemene Nederlandse Spraakkunst": verbs in -eren. */
  nl: 'eringen ering eerden eerde eert eren aties atie',
  /** "Svenska Akademiens grammatik": verbs in -era. */
  sv: 'eringarna eringar eringen ering erades erade erats erat erad erar eras era ationerna ationer ationen ation',
  /** Allan, Holmes, and Lundskær-Nielsen, "Danish: A Comprehensive Grammar": verbs in -ere. */
  da: 'eringerne eringer eringen ering erede eret erer eres ere ationerne ationer ationen ation',
  /** Faarlund, Lie, and Vannebo, "Norsk referansegrammatikk": verbs in -ere. */
  nb: 'eringene eringer eringen ering erte ert erer eres ere asjonene asjoner asjonen asjon',
};

/** Returns a function that removes what verbs from Latin and their nouns end with. */
export const withoutLoanVerb = (language: keyof typeof endings) =>
  replaceEndings(listed(endings[language]), 4);
