/** The search dialog's chunk, loaded when a visitor reaches for search. */
import type {SearchPluginData} from '../../shared/data.js';
import {activeBackend} from '../backend/useBackend.js';

export {default} from '@theme/SearchDialog';

/** Fetches what the first search needs. That search repeats failed requests and reports their errors. */
export async function preloadBackend(
  data: SearchPluginData,
  tags: readonly string[],
): Promise<void> {
  await activeBackend(data).preload?.(tags);
}
