import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {costOfExample, formatRange, highRun} from '@site/src/components/RunCost/cost';
import {
  formatMonth,
  providerIds,
  providers,
  type Price,
  type Provider,
} from '@site/src/config/providers';
import FactTable from '@site/src/components/ScrollableTable/FactTable';
import {ExternalDocLink} from './parts';

/** Returns the name of a model, with the condition of its price. */
export const describeModel = ({model, condition}: Price): string =>
  condition ? `${model}, ${condition}` : model;

/** States what the example run costs per month with the small model of each provider, every night, in both cases that the page assumes. */
export default function NightlyCost(): ReactNode {
  return (
    <FactTable
      headings={['Provider', 'A month, every night', 'High case', 'Small model']}
      rows={providerIds.map(id => {
        const {name, page, price, pricing}: Provider = providers[id];
        return {
          key: id,
          heading: <Link to={page}>{name}</Link>,
          cells: price
            ? [
                <strong key="cost">{formatRange(costOfExample(price))}</strong>,
                formatRange(costOfExample(price, highRun)),
                `${describeModel(price)}; price of ${formatMonth(price.asOf)}`,
              ]
            : [
                <ExternalDocLink key="pricing" {...pricing} />,
                'None\u00a0listed\u00a0here',
                'None\u00a0listed\u00a0here',
              ],
        };
      })}
    />
  );
}
