import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The constants of the bar that shows a route change (SPECIFICATION.md#limits-and-constants). */
export default function progressBarPlugin(): Plugin {
  return {
    name: 'progress-bar',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
