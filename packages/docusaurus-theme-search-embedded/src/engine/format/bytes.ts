/** Bytes of the index: a growing writer, a bounds-checked reader, and the envelope around them. */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});

/** Thrown for bytes that are no index of this version; names the file and what to do. */
export class SearchIndexError extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `${file}: ${reason}. Build the site again (npm run build) and deploy all of it.`,
      options,
    );
    this.name = 'SearchIndexError';
  }
}

/** Appends bytes and variable-length numbers. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 12);
  private readonly cuts: number[] = [];
  length = 0;

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** A non-negative integer below 2^32, seven bits a byte, lowest first. */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  text(value: string): void {
    this.block(encoder.encode(value));
  }

  /** A byte string with its length before it, in pieces that have little in common. */
  block(...pieces: readonly Uint8Array[]): void {
    this.varint(pieces.reduce((sum, {length}) => sum + length, 0));
    for (const piece of pieces) {
      this.raw(piece);
      this.cuts.push(this.length);
    }
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  /** What was written, cut behind each piece of a block: such parts compress best by themselves. */
  parts(): Uint8Array[] {
    return [0, ...this.cuts].map((from, number) =>
      this.bytes.slice(from, this.cuts[number] ?? this.length),
    );
  }
}

/** Reads what {@link ByteWriter} wrote; running past the end is an error, not a zero. */
export class ByteReader {
  position = 0;

  constructor(
    readonly bytes: Uint8Array,
    private readonly file: string,
  ) {}

  byte(): number {
    const value = this.bytes[this.position++];
    if (value === undefined) throw new SearchIndexError(this.file, 'the search index ends early');
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new SearchIndexError(this.file, 'the search index holds an impossible number');
  }

  block(): Uint8Array {
    const length = this.varint();
    const end = this.position + length;
    if (end > this.bytes.length)
      throw new SearchIndexError(this.file, 'the search index ends early');
    const bytes = this.bytes.subarray(this.position, end);
    this.position = end;
    return bytes;
  }

  text(): string {
    return decoder.decode(this.block());
  }
}

/** "ETAS", then the version of the format: raise it with every change of the layout. */
const MAGIC = [0x45, 0x54, 0x41, 0x53];
export const FORMAT_VERSION = 5;

/** Puts magic and version before a payload. */
export function seal(payload: readonly Uint8Array[]): Uint8Array[] {
  return [Uint8Array.of(...MAGIC, FORMAT_VERSION), ...payload];
}

/** The parts of a file as one. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/**
 * The payload of a sealed file.
 *
 * @throws {SearchIndexError} for foreign bytes, naming `file`
 */
export function unseal(sealed: Uint8Array, file: string): Uint8Array {
  if (MAGIC.some((byte, index) => sealed[index] !== byte)) {
    throw new SearchIndexError(file, 'this is not a search index');
  }
  const version = sealed[MAGIC.length];
  if (version !== FORMAT_VERSION) {
    throw new SearchIndexError(
      file,
      `the search index has format ${version}, this code reads format ${FORMAT_VERSION}`,
    );
  }
  return sealed.subarray(MAGIC.length + 1);
}
