import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {providerIds, providers} from '@site/src/config/providers';

/** Lists the address of each provider's model list, one per line, to copy into a command. */
export default function ProviderAddresses({title}: {title: string}): ReactNode {
  return (
    <CodeBlock title={title} language="text">
      {providerIds.map(id => providers[id].modelList).join('\n')}
    </CodeBlock>
  );
}
