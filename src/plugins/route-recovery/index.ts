import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Recovers from pages whose scripts cannot be loaded, and from addresses the router cannot read. */
export default function routeRecoveryPlugin(): Plugin {
  return {
    name: 'route-recovery',
    getClientModules: () => [
      // The address must be in order before anything reads it.
      path.join(__dirname, 'address.ts'),
      path.join(__dirname, 'client.ts'),
    ],
    getPathsToWatch: () => [path.join(__dirname, '*.{ts,css}')],
  };
}
