import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';
import type {ReactNode} from 'react';

/** Adds the description of the doc that a card leads to; see `src/plugins/doc-descriptions`. */
export default function DocCardWrapper(props: Props): ReactNode {
  const {version} = useDocsVersion();
  const {item} = props;
  if (item.type !== 'link' || !item.docId || item.description !== undefined) {
    return <DocCard {...props} />;
  }
  return <DocCard {...props} item={{...item, description: descriptions[version]?.[item.docId]}} />;
}
