import {Fragment, type ReactNode} from 'react';
import {providers, type Provider, type ProviderId} from '@site/src/config/providers';
import {Code, ExternalDocLink, Table} from './parts';

/** Joins codes with "or". */
const alternatives = (codes: readonly string[]): ReactNode =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' or '}
      <code translate="no">{code}</code>
    </Fragment>
  ));

/** Returns the facts about a provider, in the order in which a reader needs them. */
const factsOf = (provider: Provider): Record<string, ReactNode> => ({
  Console: <ExternalDocLink {...provider.console} />,
  'Key page': <ExternalDocLink {...provider.keys} />,
  'Key prefix': alternatives(provider.keyPrefixes),
  'Environment variable': <Code>{provider.variable}</Code>,
  'Base URL': <Code>{provider.baseUrl}</Code>,
  'Authentication header': <code translate="no">{provider.headers[0]?.name}</code>,
  Prices: <ExternalDocLink {...provider.pricing} />,
  'Usage page': <ExternalDocLink {...provider.usage} />,
  'Status page': <ExternalDocLink {...provider.status} />,
});

/** Shows the most important facts about one provider in a table with two columns. */
export default function ProviderFacts({id}: {id: ProviderId}): ReactNode {
  return (
    <Table
      headings={['Property', providers[id].name]}
      rows={Object.entries(factsOf(providers[id])).map(([fact, value]) => ({
        key: fact,
        heading: fact,
        cells: [value],
      }))}
    />
  );
}
