import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the client module that tells a client-side page change to people who do not see it. */
export default function routeChangePlugin(): Plugin {
  return {
    name: 'route-change',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
