/** A number that a text can mean. */
export type Reading = {
  value: number;
  /** The sign between its groups of digits, if it has groups. */
  group?: string;
};

/** The decimal sign of Arabic. */
const arabicDecimal = '\u066B';

/** Digits in groups of three, or in those of India: 12,34,567. */
const groupings = [
  /^[1-9]\d{0,2}(?:(.)\d{3})(?:\1\d{3})*$/,
  /^[1-9]\d?(?:(,)\d{2})(?:,\d{2})*,\d{3}$/,
];

/** Replaces a digit of any script with the one of ASCII. Digits follow each other in Unicode, from 0 on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) {
    value += 1;
  }
  return String(value);
}

/** Writes a number as simply as possible: without invisible characters, and with one sign of each kind. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2019\u066C_]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a whole number with or without groups, or `undefined`. */
function readWhole(digits: string): Reading | undefined {
  if (/^\d+$/.test(digits)) {
    return {value: Number(digits)};
  }
  for (const grouping of groupings) {
    const group = grouping.exec(digits)?.[1];
    if (group && /[., ']/.test(group)) {
      return {value: Number(digits.replaceAll(group, '')), group};
    }
  }
  return undefined;
}

/**
 * Returns the numbers that a text can mean, in any country: `5.000` is 5000 or 5, `0,10` is 0.1 only. A text may
 * have a `k` for thousands, and a sign of a currency or of percent.
 *
 * @returns an empty list if the text is no number of 0 or more
 */
export function readNumber(text: string): Reading[] {
  const form = /^(?:\+|US\$|\$|USD)? ?([\d.,' \u066B]+?) ?(k)? ?(?:%|\$|USD)?$/i;
  const [, digits = '', thousands] = form.exec(simplify(text)) ?? [];
  const found: Reading[] = [];
  for (const decimal of ['', '.', ',', arabicDecimal]) {
    const [whole = '', fraction, ...others] = decimal ? digits.split(decimal) : [digits, ''];
    const left = whole === '' && fraction ? {value: 0} : readWhole(whole);
    if (left && fraction !== undefined && others.length === 0 && /^\d*$/.test(fraction)) {
      const value = left.group
        ? Number(`${left.value}.${fraction}`)
        : Number(`${whole || '0'}.${fraction}`);
      if (!found.some(reading => reading.value === value)) {
        found.push({...left, value: thousands ? value * 1000 : value});
      }
    }
  }
  return found;
}
