import {Fragment, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import {providers, type Fact, type Provider, type ProviderId} from '@site/src/config/providers';
import FactTable from '@site/src/features/tables/FactTable';
import {ExternalDocLink} from './parts';

/** Joins codes with "or". */
const alternatives = (codes: readonly string[]): ReactNode =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' or '}
      <CodeInline>{code}</CodeInline>
    </Fragment>
  ));

/** Returns a text as it continues a sentence. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Renders a fact as sentences, then its links. */
const factOf = ({text, links = []}: Fact): ReactNode => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 ? <CodeInline key={index}>{part}</CodeInline> : part))}
    .
    {links.map(link => (
      <Fragment key={link.href}>
        {' '}
        <ExternalDocLink {...link} />.
      </Fragment>
    ))}
  </>
);

/** Returns the facts about a provider: what to have first, values to copy, then rules and pages. */
const factsOf = (provider: Provider): Record<string, ReactNode> => ({
  'What you need': factOf(provider.needs),
  Payment: factOf(provider.payment),
  'Supported countries': provider.regions ? (
    <ExternalDocLink {...provider.regions} />
  ) : (
    'We found no list'
  ),
  Console: <ExternalDocLink {...provider.console} />,
  'Key page': <ExternalDocLink {...provider.keys} />,
  'First characters of a key': provider.keyPrefixes
    ? alternatives(provider.keyPrefixes)
    : 'Not documented',
  'Can you set an expiration date?': provider.keyExpiry,
  'How to revoke a key': factOf(provider.revoke),
  'Environment variable': <CodeInline>{provider.variable}</CodeInline>,
  'Base URL': (
    <>
      <CodeInline>{provider.baseUrl}</CodeInline>
      {provider.regionalHost && (
        <>
          , or with the host <CodeInline>{provider.regionalHost.host}</CodeInline>{' '}
          {provider.regionalHost.condition}
        </>
      )}
    </>
  ),
  'Authentication header': <CodeInline>{provider.headers[0]?.name}</CodeInline>,
  Models: factOf(provider.models),
  'Rate limits': factOf(provider.rateLimits),
  Data: factOf({
    text: `Training: ${inSentence(provider.dataHandling.training)}. Retention: ${inSentence(provider.dataHandling.retention)}. Location: ${inSentence(provider.dataHandling.location)}`,
    links: [provider.data],
  }),
  Prices: <ExternalDocLink {...provider.pricing} />,
  'Usage page': <ExternalDocLink {...provider.usage} />,
  'Status page': <ExternalDocLink {...provider.status} />,
});

/** Shows the facts about one provider in a table with two columns. */
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
