import {translate} from '@docusaurus/Translate';

/**
 * Returns a text such as "Version: 2.x": the searched version, and the label of the list of versions.
 *
 * @param docs a version, the id of docs, or nothing
 */
export function versionText(docs: string): string {
  return translate(
    {
      id: 'theme.SearchPage.version',
      message: 'Version: {docs}',
    },
    {docs},
  );
}
