import {Fragment, type ReactNode} from 'react';
import {providers, type Provider, type ProviderId} from '@site/src/config/providers';
import {Code, ExternalDocLink} from './parts';
import {Table} from './Table';

/** Short codes with "or" between them. */
const alternatives = (codes: readonly string[]): ReactNode =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' or '}
      <code>{code}</code>
    </Fragment>
  ));

/** What is known of a provider, in the order in which a reader needs it. */
const factsOf = (provider: Provider): Record<string, ReactNode> => ({
  Console: <ExternalDocLink {...provider.console} />,
  'Key page': <ExternalDocLink {...provider.keys} />,
  'Key prefix': alternatives(provider.keyPrefixes),
  'Environment variable': <Code>{provider.variable}</Code>,
  'Base URL': <Code>{provider.baseUrl}</Code>,
  'Authentication header': <code>{provider.headers[0]?.name}</code>,
  Prices: <ExternalDocLink {...provider.pricing} />,
  'Status page': <ExternalDocLink {...provider.status} />,
});

/** What is asked most often about one provider, as a two-column table. */
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
