import type {ReactNode} from 'react';
import {formatPrice} from '@site/src/components/RunCost/cost';
import {formatMonth, providerIds, providers, type Provider} from '@site/src/config/providers';
import {describeModel} from './NightlyCost';
import FactTable from '@site/src/features/tables/FactTable';
import {ExternalDocLink} from './parts';

/** Lists the price of each provider's small model, in dollars per million tokens, with its month. */
export default function ProviderPrices(): ReactNode {
  return (
    <FactTable
      headings={['Model', 'Input', 'Cached input', 'Output', 'Price list']}
      rows={providerIds.flatMap(id => {
        const {price, pricing}: Provider = providers[id];
        return price
          ? {
              key: id,
              heading: describeModel(price),
              cells: [
                ...[price.input, price.cached, price.output].map(formatPrice),
                <>
                  <ExternalDocLink {...pricing} />, {formatMonth(price.asOf)}
                </>,
              ],
            }
          : [];
      })}
    />
  );
}
