import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatMonth, providerIds, providers, type Provider} from '@site/src/config/providers';
import {costOfExample, formatRange} from '../RunCost/cost';
import FactTable from '@site/src/features/tables/FactTable';
import {describeModel} from './NightlyCost';
import {ExternalDocLink} from './parts';

/** The available columns, each with its heading and its cell for a provider. */
const columns = {
  keys: {heading: 'Key page', cell: ({keys}) => <ExternalDocLink {...keys} />},
  pricing: {heading: 'Prices', cell: ({pricing}) => <ExternalDocLink {...pricing} />},
  freeTier: {heading: 'Free tier', cell: ({freeTier}) => freeTier},
  spendLimit: {heading: 'Spend limit', cell: ({spendLimit}) => spendLimit},
  keyExpiry: {heading: 'Can you set an expiration date?', cell: ({keyExpiry}) => keyExpiry},
  monthly: {
    heading: 'Cost per month',
    cell: ({price, pricing}) =>
      price ? (
        `${formatRange(costOfExample(price))} (${describeModel(price)}, ${formatMonth(price.asOf)})`
      ) : (
        <ExternalDocLink {...pricing} />
      ),
  },
  region: {heading: 'Region', cell: ({region}) => region},
  data: {heading: 'Data handling', cell: ({data}) => <ExternalDocLink {...data} />},
  usage: {heading: 'Usage page', cell: ({usage}) => <ExternalDocLink {...usage} />},
  regions: {
    heading: 'Countries',
    cell: ({regions}) => (regions ? <ExternalDocLink {...regions} /> : 'No list found'),
  },
  images: {heading: 'Reads images', cell: ({images}) => images},
  training: {heading: 'Uses it for training', cell: ({dataHandling}) => dataHandling.training},
  retention: {heading: 'Keeps the data', cell: ({dataHandling}) => dataHandling.retention},
  location: {heading: 'Processes the data in', cell: ({dataHandling}) => dataHandling.location},
  optOut: {
    heading: 'How to prevent training or storage',
    cell: ({dataHandling}) => dataHandling.optOut,
  },
  status: {heading: 'Status page', cell: ({status}) => <ExternalDocLink {...status} />},
} satisfies Record<string, {heading: string; cell: (provider: Provider) => ReactNode}>;

/**
 * Compares the providers in a table with one row each.
 *
 * @param show the columns after the provider's name, in order
 */
export default function ProviderComparison({show}: {show: (keyof typeof columns)[]}): ReactNode {
  return (
    <FactTable
      headings={['Provider', ...show.map(column => columns[column].heading)]}
      rows={providerIds.map(id => ({
        key: id,
        heading: <Link to={providers[id].page}>{providers[id].name}</Link>,
        cells: show.map(column => columns[column].cell(providers[id])),
      }))}
    />
  );
}
