import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {markdownUrl} from './markdownUrl';

/** Links the Markdown copy of a doc. */
export function MarkdownLink(): ReactNode {
  return (
    <a href={markdownUrl(useDoc().metadata.permalink)}>
      <Translate id="site.end.markdown" description="End of a doc: link to its Markdown copy">
        View as Markdown
      </Translate>
    </a>
  );
}
