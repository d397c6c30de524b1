import type {ReactNode} from 'react';
import {providers, type Provider} from '@site/src/config/providers';
import {ExternalDocLink} from './parts';
import {ProviderTable} from './Table';

/** Every column that the table can show: its heading, and its cell for one provider. */
const columns = {
  keys: {heading: 'Key page', cell: ({keys}) => <ExternalDocLink {...keys} />},
  pricing: {heading: 'Prices', cell: ({pricing}) => <ExternalDocLink {...pricing} />},
  billing: {heading: 'Payment', cell: ({billing}) => billing},
  freeTier: {heading: 'Free tier', cell: ({freeTier}) => freeTier},
  spendLimit: {heading: 'Spend limit', cell: ({spendLimit}) => spendLimit},
  keyExpiry: {heading: 'Key expiration', cell: ({keyExpiry}) => keyExpiry},
  data: {heading: 'Data handling', cell: ({data}) => <ExternalDocLink {...data} />},
  status: {heading: 'Status page', cell: ({status}) => <ExternalDocLink {...status} />},
} satisfies Record<string, {heading: string; cell: (provider: Provider) => ReactNode}>;

/**
 * The five providers side by side, one row each, made from `src/config/providers.ts`.
 *
 * @param show columns to show, in this order, after the provider's name
 */
export default function ProviderComparison({show}: {show: (keyof typeof columns)[]}): ReactNode {
  return (
    <ProviderTable
      columns={show.map(column => {
        const {heading, cell} = columns[column];
        return {heading, cell: id => cell(providers[id])};
      })}
    />
  );
}
