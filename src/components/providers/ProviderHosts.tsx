import type {ReactNode} from 'react';
import {listedProviders} from '@site/src/config/providerList';
import {ProviderTable, type Column} from './Table';

const columns: Column[] = [
  {heading: 'Host to allow', cell: id => <code>{listedProviders[id].host}</code>},
];

/** Lists the host of each provider's API, for firewall rules. */
export default function ProviderHosts(): ReactNode {
  return <ProviderTable columns={columns} />;
}
