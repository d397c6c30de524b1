import type {LoadContext, Plugin} from '@docusaurus/types';
import {sitePages} from './pages';

/** Name of the plugin, and of its folder below `@generated`. */
export const pluginName = 'not-found';

/**
 * Writes the list of this site's pages, which the not-found page loads to suggest what was meant.
 * The list is a chunk of its own, so no other page carries it.
 */
export default function notFoundPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', JSON.stringify(sitePages(allContent, baseUrl)));
    },
  };
}
