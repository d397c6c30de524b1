import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The constants of the bar that shows a route change (specification, sections 2 and 9). */
export default function progressBarPlugin(): Plugin {
  return {
    name: 'progress-bar',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
