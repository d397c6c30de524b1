/**
 * The term of all sections with encoded data, which quotations look up: its words are not indexed, because nobody
 * types them. No text contains it.
 */
export const encodedDataTerm = '\u0001data';

/** The shortest line of data, but the last one. */
const line = '[A-Za-z0-9+/_-]{40,}={0,2}';
/** The last line, which has a digit or padding. */
const lastLine = '(?=[A-Za-z+/_-]*[0-9=])[A-Za-z0-9+/_-]+={0,2}(?!\\S)';
const lines = new RegExp(`${line}(?:\\s+${line})*(?:\\s+${lastLine})?`, 'g');

/** Shorter ones may be keys and hashes, which readers paste. */
const minLength = 200;

/** Returns whether lines are Base64 or the like, no path and no list of hexadecimal hashes. */
function isEncoded(run: string): boolean {
  const hasAll = [/[A-Z]/, /[a-z]/, /\d/, /[g-z]/i].every(kind => kind.test(run));
  return hasAll && run.replace(/\s/g, '').length > minLength;
}

/** Returns a text without its encoded data, such as a picture in Base64 or a certificate, also across lines. */
export function withoutEncodedData(text: string): string {
  return text.length > minLength ? text.replace(lines, run => (isEncoded(run) ? ' ' : run)) : text;
}
