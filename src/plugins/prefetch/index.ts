import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the client module that prefetches pages by intent. */
export function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
