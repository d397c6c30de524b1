import {SearchIndexError} from './bytes';

/**
 * Expands a file of the search. They are stored compressed, because not every host compresses
 * what it does not know.
 *
 * @param file for the error message
 * @throws {SearchIndexError} if the bytes are no compressed stream, damaged, or end early; an error
 *   with what is missing in a browser that cannot expand them
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') {
    throw new Error(`${file}: this browser cannot read it, because it has no DecompressionStream.`);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new SearchIndexError(file, 'this is no file of the search, or it is damaged', {cause});
  }
}
