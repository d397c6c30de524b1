import type {ReactElement} from 'react';
import ProviderTable, {type ProviderColumn} from '@site/src/components/ProviderTable';
import {listedProviders} from '@site/src/config/providerList';

const columns: ProviderColumn[] = [
  {heading: 'Host to allow', cell: id => <code>{listedProviders[id].host}</code>},
];

/** The host of each provider's API, for those who have to open a network to one of them. */
export default function ProviderHosts(): ReactElement {
  return <ProviderTable columns={columns} />;
}
