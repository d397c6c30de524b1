/** A growing writer and a bounds-checked reader for the bytes of an index. */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true});

/** Reports bytes that are not an index of this version. The message contains the file and what to do. */
export class SearchIndexError extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `${file}: ${reason}. Build the site again (npm run build) and deploy all of it.`,
      options,
    );
    this.name = 'SearchIndexError';
  }
}

/** Thrown for an index in another format, which needs a newer or an older page. */
export class IndexFormatError extends SearchIndexError {}

/** Appends bytes and variable-length numbers. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 12);
  length = 0;

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) {
      return;
    }
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Writes a non-negative integer below 2^32, seven bits per byte, lowest first. */
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

  /** Writes the length of a byte string, then its bytes. */
  block(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.raw(bytes);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads the output of {@link ByteWriter}. Throws at the end of the bytes. */
export class ByteReader {
  position = 0;

  constructor(
    readonly bytes: Uint8Array,
    private readonly file: string,
  ) {}

  byte(): number {
    const value = this.bytes[this.position++];
    if (value === undefined) {
      throw new SearchIndexError(this.file, 'the search index ends early');
    }
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) {
        return value >>> 0;
      }
    }
    throw new SearchIndexError(this.file, 'the search index holds an impossible number');
  }

  block(): Uint8Array {
    const length = this.varint();
    const end = this.position + length;
    if (end > this.bytes.length) {
      throw new SearchIndexError(this.file, 'the search index ends early');
    }
    const bytes = this.bytes.subarray(this.position, end);
    this.position = end;
    return bytes;
  }

  text(): string {
    return decoder.decode(this.block());
  }
}
