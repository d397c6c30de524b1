import type {Plugin} from '@docusaurus/types';
import {docsVersions} from '../content';

/**
 * Writes the descriptions of all docs into a file of their own, by version and id, for the cards of
 * category pages (`src/theme/DocCard`). The stock theme has them in the data that every doc loads,
 * which `src/plugins/bundle/generated.js` therefore takes them out of.
 */
export default function docDescriptionsPlugin(): Plugin {
  return {
    name: 'doc-descriptions',
    async allContentLoaded({allContent, actions}) {
      const descriptions = Object.fromEntries(
        docsVersions(allContent).map(({versionName, docs}) => [
          versionName,
          Object.fromEntries(docs.map(({id, description}) => [id, description])),
        ]),
      );
      await actions.createData('descriptions.json', JSON.stringify(descriptions));
    },
  };
}
