/** `uber` and `haus` after folding: vowels as the index has them. */
const VOWEL = 'aeiouy';

/** Where the part begins after the first consonant that follows a vowel; the word's end where there is none. */
function regionAfter(word: string, from: number): number {
  let place = from;
  while (place < word.length && !VOWEL.includes(word[place]!)) place++;
  while (place < word.length && VOWEL.includes(word[place]!)) place++;
  return Math.min(word.length, place + 1);
}

/** Loan words in -ieren are half of a manual's verbs; Snowball leaves their forms apart. */
const LOAN_VERB = /^(.{4,})ier(?:en|end|t|te|ten|e|st|ung|ungen)$/;

/** Takes an ending away if it stands in the region, and the letters before it allow that. */
function without(word: string, region: number, ending: RegExp): string {
  const match = ending.exec(word);
  return match && match.index >= region ? word.slice(0, match.index) : word;
}

/**
 * The stem of a German word by Snowball's algorithm, on folded letters (`ä` is `a`, `ß` is `ss`):
 * Einstellung and Einstellungen share one, and so do installieren, installiert and installiere. A
 * term with a digit or a sign in it is its own.
 */
export function germanStem(term: string): string {
  if (/[^a-z]/.test(term)) return term;
  const loanWord = LOAN_VERB.exec(term)?.[1];
  if (loanWord) return loanWord;
  // Before R1 stand at least three letters.
  const r1 = Math.max(3, regionAfter(term, 0));
  const r2 = regionAfter(term, regionAfter(term, 0));
  let word = without(term, r1, /(?:ern|em|er|en|es|e|(?<=el)n|(?<=[bdfghklmnrt])s)$/);
  word = without(word, r1, /(?:est|en|er|(?<=...[bdfghklmnt])st)$/);
  return without(word, r2, /(?:isch|lich|heit|keit|(?:end|ung)(?:ig)?|ik|ig)$/);
}
