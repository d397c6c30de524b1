import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that resolves `prism-react-renderer` to `prismAlias.ts`, in the browser's
 * bundle and in the server's, so that both render the same. The classic theme's client module
 * `prism-include-languages` imports the library for its side effect alone, and the theme has no
 * setting that leaves it out.
 */
export function noPrismPlugin(): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismAlias.ts')}},
    }),
  };
}
