/** The search dialog's chunk, loaded when a visitor reaches for search. */
import backends from 'docusaurus-theme-search-embedded/backends';
import type {SearchPluginData} from '../../shared/data.js';

export {default} from '@theme/SearchDialog';

/** Fetches what the first search needs. That search repeats failed requests and reports their errors. */
export async function preloadBackend(
  data: SearchPluginData,
  tags: readonly string[],
): Promise<void> {
  const backend = await backends.connect(data.backend, data);
  await backend.preload?.(tags);
}
