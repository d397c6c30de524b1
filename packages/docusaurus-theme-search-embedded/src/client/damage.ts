/** The first bytes of compressed files: gzip and Zstandard. */
const compressed = [
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
];

/** The marks of a text's encoding: UTF-8 and UTF-16. */
const byteOrderMarks = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const lineFeed = 10;
const carriageReturn = 13;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Returns whether bytes begin like a file of the index, which is a zlib stream (RFC 1950). */
function isZlib(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return first === 0x78 && (first * 256 + second) % 31 === 0;
}

/** Returns whether each line feed follows a carriage return. By chance, one of 256 does. */
function hasWindowsLineEnds(bytes: Uint8Array): boolean {
  const places = Array.from(bytes.keys()).filter(place => bytes[place] === lineFeed);
  return places.length > 0 && places.every(place => bytes[place - 1] === carriageReturn);
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns whether bytes are compressed, also in the way of the index. */
export function isCompressed(bytes: Uint8Array): boolean {
  return isZlib(bytes) || compressed.some(mark => startsWith(bytes, mark));
}

/** Describes what a host or Git did to a file of the index that cannot be decompressed. */
export function damageOf(bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.subarray(0, 256));
  if (bytes.length === 0) {
    return 'it is empty';
  }
  if (/^\s*</.test(start)) {
    return 'it is an HTML page';
  }
  if (isCompressed(bytes) && !isZlib(bytes)) {
    return 'it is compressed twice';
  }
  if (start.slice(0, 16).includes('{"format"')) {
    return 'it was decompressed on the way';
  }
  const text = utf8Of(bytes);
  if (byteOrderMarks.some(mark => startsWith(bytes, mark)) || /[^\0-\x7f]/.test(text ?? '')) {
    return 'it was recoded as text';
  }
  if (text !== undefined) {
    return 'it is a text';
  }
  return isZlib(bytes) && hasWindowsLineEnds(bytes)
    ? 'its line ends were changed to CRLF'
    : 'bytes are missing or changed';
}
