import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BreakableCode from '@site/src/components/BreakableCode';
import {providerIds, providers, type Provider, type ProviderLink} from '@site/src/config/providers';

const link = ({href, label}: ProviderLink) => <Link href={href}>{label}</Link>;

/** Every column that the table can show: its heading, and its cell for one provider. */
const columns = {
  keys: {heading: 'Key page', cell: ({keys}) => link(keys)},
  variable: {
    heading: 'Environment variable',
    cell: ({variable}) => <BreakableCode>{variable}</BreakableCode>,
  },
  billing: {heading: 'To pay before the first answer', cell: ({billing}) => billing},
  freeTier: {heading: 'Free tier', cell: ({freeTier}) => freeTier},
  data: {heading: 'Data handling', cell: ({data}) => link(data)},
  status: {heading: 'Status page', cell: ({status}) => link(status)},
} satisfies Record<string, {heading: string; cell: (provider: Provider) => ReactNode}>;

type Column = keyof typeof columns;

/**
 * The five providers side by side, one row each, made from `src/config/providers.ts`.
 *
 * @param show columns to show, in this order, after the provider's name
 */
export default function ProviderComparison({show}: {show: Column[]}): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          {show.map(column => (
            <th key={column} scope="col">
              {columns[column].heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providerIds.map(id => (
          <tr key={id}>
            <th scope="row">
              <Link to={providers[id].page}>{providers[id].name}</Link>
            </th>
            {show.map(column => (
              <td key={column}>{columns[column].cell(providers[id])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
