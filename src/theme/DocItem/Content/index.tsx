import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {CopyPage} from '@site/src/features/markdown-copies/CopyPage';
import {markdownUrl} from '@site/src/features/markdown-copies/markdownUrl';
import {HelpRow} from '../../../features/help/HelpRow';

/** Wraps the text of a doc: adds a button that copies it next to its title, and a row with help below. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const url = markdownUrl(useDoc().metadata.permalink);
  return (
    <>
      <CopyPage key={url} url={url} />
      <DocItemContent {...props} />
      <HelpRow />
    </>
  );
}
