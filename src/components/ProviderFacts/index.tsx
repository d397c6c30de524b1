import {Fragment, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Breakable from '@site/src/components/Breakable';
import {
  providers,
  type Provider,
  type ProviderId,
  type ProviderLink,
} from '@site/src/config/providers';

const link = ({href, label}: ProviderLink) => <Link href={href}>{label}</Link>;

/** Short codes with "or" between them. */
const alternatives = (codes: readonly string[]) =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' or '}
      <code>{code}</code>
    </Fragment>
  ));

/** The rows of the facts table, in the order in which a reader needs them. */
function rows({check, ...provider}: Provider): [string, ReactNode][] {
  return [
    ['Console', link(provider.console)],
    ['Key page', link(provider.keys)],
    ['A key begins with', alternatives(provider.keyPrefixes)],
    [
      'Environment variable',
      <code key="variable">
        <Breakable>{provider.variable}</Breakable>
      </code>,
    ],
    [
      'Base URL',
      <code key="base">
        <Breakable>{provider.baseUrl}</Breakable>
      </code>,
    ],
    ['Header that carries the key', <code key="header">{check.headers[0]?.name}</code>],
    ['Status page', link(provider.status)],
  ];
}

/** What is asked most often about one provider, as a two-column table. */
export default function ProviderFacts({id}: {id: ProviderId}): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">{providers[id].name}</th>
        </tr>
      </thead>
      <tbody>
        {rows(providers[id]).map(([fact, value]) => (
          <tr key={fact}>
            <th scope="row">{fact}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
