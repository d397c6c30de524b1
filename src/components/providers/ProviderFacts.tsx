import {Fragment, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import {providers, type Provider, type ProviderId} from '@site/src/config/providers';
import FactTable from '@site/src/components/ScrollableTable/FactTable';
import {ExternalDocLink} from './parts';

/** Joins codes with "or". */
const alternatives = (codes: readonly string[]): ReactNode =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' or '}
      <CodeInline>{code}</CodeInline>
    </Fragment>
  ));

/** Returns the facts about a provider, in the order in which a reader needs them. */
const factsOf = (provider: Provider): Record<string, ReactNode> => ({
  Console: <ExternalDocLink {...provider.console} />,
  'Key page': <ExternalDocLink {...provider.keys} />,
  'Key prefix': provider.keyPrefixes ? alternatives(provider.keyPrefixes) : 'Not documented',
  'Environment variable': <CodeInline>{provider.variable}</CodeInline>,
  'Base URL': <CodeInline>{provider.baseUrl}</CodeInline>,
  'Authentication header': <CodeInline>{provider.headers[0]?.name}</CodeInline>,
  Prices: <ExternalDocLink {...provider.pricing} />,
  'Usage page': <ExternalDocLink {...provider.usage} />,
  'Status page': <ExternalDocLink {...provider.status} />,
});

/** Shows the most important facts about one provider in a table with two columns. */
export default function ProviderFacts({id}: {id: ProviderId}): ReactNode {
  return (
    <FactTable
      headings={['Property', providers[id].name]}
      rows={Object.entries(factsOf(providers[id])).map(([fact, value]) => ({
        key: fact,
        heading: fact,
        cells: [value],
      }))}
    />
  );
}
