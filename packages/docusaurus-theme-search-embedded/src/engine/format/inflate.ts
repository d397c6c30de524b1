import {SearchIndexError} from './bytes';

/**
 * Expands a file of the search. They are stored compressed, because not every host compresses
 * what it does not know.
 *
 * The texts are many small files. Each is compressed as the continuation of one dictionary, a
 * stream without an end: put before the file's bytes it makes one whole stream of both, and the
 * many files together come out no larger than a single one. Each ends with a checksum of both.
 *
 * @param dictionary compressed, or empty
 * @param file for the error message
 * @returns what was compressed, with the dictionary's text before it
 * @throws {SearchIndexError} if the bytes are no compressed stream, damaged, or end early; an error
 *   with what is missing in a browser that cannot expand them
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
  dictionary: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') {
    throw new Error(`${file}: this browser cannot read it, because it has no DecompressionStream.`);
  }
  const stream = new Blob([dictionary, bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new SearchIndexError(file, 'this is no file of the search, or it is damaged', {cause});
  }
}
