import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerIds, providers} from '@site/src/config/providers';
import {Table} from './parts';

/** Lists the host of each provider that a firewall has to allow. */
export default function ProviderHosts(): ReactNode {
  return (
    <Table
      headings={['Provider', 'Host to allow']}
      rows={providerIds.map(id => ({
        key: id,
        heading: <Link to={providers[id].page}>{providers[id].name}</Link>,
        cells: [<code key="host">{new URL(providers[id].modelList).host}</code>],
      }))}
    />
  );
}
