import {Engine} from '../../src/engine/engine';
import {parseIndex} from '../../src/engine/format/parseIndex';
import {resolveOptions, type EngineOptions} from '../../src/engine/options';

type CreateOptions = EngineOptions & {
  /** The index's name, for error messages. */
  file?: string;
};

/**
 * Creates an engine from an index that `buildIndex` wrote. The stemmers of its languages must be loaded.
 *
 * @throws {SearchIndexError} with `file` if the bytes are truncated, damaged, or not an index
 */
export function createEngine(
  bytes: Uint8Array,
  {file = 'search index', ...options}: CreateOptions = {},
): Engine {
  const index = parseIndex(bytes, file);
  return new Engine(index, resolveOptions({...index.header.options, ...options}));
}
