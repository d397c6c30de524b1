import type {ReactNode} from 'react';
import {listedProviders} from '@site/src/config/providerList';
import {ProviderTable, type Column} from './Table';

const columns: Column[] = [
  {heading: 'Host to allow', cell: id => <code>{listedProviders[id].host}</code>},
];

/** The host of each provider's API, for those who have to open a network to one of them. */
export default function ProviderHosts(): ReactNode {
  return <ProviderTable columns={columns} />;
}
