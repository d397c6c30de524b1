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
import FactTable from '@site/src/features/tables/FactTable';
import {ExternalDocLink} from './parts';

/** Returns the name of a model, with the condition of its price. */
export const describeModel = ({model, condition}: Price): string =>
  condition ? `${model}, ${condition}` : model;

/** Keeps a short text on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** States what the example run costs per month with the small model of each provider, every night, in both cases that the page assumes. */
export default function NightlyCost(): ReactNode {
  return (
    <FactTable
      headings={[
        'Provider',
        'Cost per month',
        'Case with reasoning',
        'Model and month of the price',
      ]}
      rows={providerIds.map(id => {
        const {name, page, price, pricing}: Provider = providers[id];
        return {
          key: id,
          heading: <Link to={page}>{name}</Link>,
          cells: price
            ? [
                <strong key="cost">{unbroken(formatRange(costOfExample(price)))}</strong>,
                unbroken(formatRange(costOfExample(price, highRun))),
                `${describeModel(price)}, ${formatMonth(price.asOf)}`,
              ]
            : [
                <ExternalDocLink key="pricing" {...pricing} />,
                unbroken('Not listed here'),
                unbroken('Not listed here'),
              ],
        };
      })}
    />
  );
}
