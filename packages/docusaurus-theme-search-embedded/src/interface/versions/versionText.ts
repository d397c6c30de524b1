import {translate} from '@docusaurus/Translate';

/** Returns a text such as "Version: 2.x". */
export function versionText(docs: string): string {
  return translate(
    {
      id: 'theme.SearchPage.version',
      message: 'Version: {docs}',
      description:
        'The searched version, and the label of the list of versions; {docs} is a version, the id of docs, or nothing',
    },
    {docs},
  );
}
