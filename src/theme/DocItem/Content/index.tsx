import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {HelpRow} from '@site/src/features/help/HelpRow';
import {CopyPage} from '@site/src/features/markdown-copies/CopyPage';
import {MarkdownLink} from '@site/src/features/markdown-copies/MarkdownLink';

/** Wraps the text of a doc: adds a button that copies it next to its title, and a line with help below. */
export default (props: Props): ReactNode => (
  <>
    <CopyPage />
    <DocItemContent {...props} />
    <HelpRow>
      <MarkdownLink />
    </HelpRow>
  </>
);
