import {SearchIndexError} from './bytes';

/**
 * The assets are stored compressed, because not every host compresses what it does not know.
 * A host that declares them compressed has the browser expand them first; both arrive here.
 *
 * @param file for the error message
 * @throws {SearchIndexError} if the bytes begin like gzip but cannot be expanded
 */
export async function expand(bytes: Uint8Array<ArrayBuffer>, file: string): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new SearchIndexError(file, 'the file is truncated or damaged', {cause});
  }
}
