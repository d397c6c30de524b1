import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Breakable from '@site/src/components/Breakable';
import ProviderTable from '@site/src/components/ProviderTable';
import {providers, type Provider, type ProviderLink} from '@site/src/config/providers';

const link = ({href, label}: ProviderLink) => <Link href={href}>{label}</Link>;

/** Every column that the table can show: its heading, and its cell for one provider. */
const columns = {
  keys: {heading: 'Key page', cell: ({keys}) => link(keys)},
  variable: {
    heading: 'Environment variable',
    cell: ({variable}) => (
      <code>
        <Breakable>{variable}</Breakable>
      </code>
    ),
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
    <ProviderTable
      columns={show.map(column => {
        const {heading, cell} = columns[column];
        return {heading, cell: id => cell(providers[id])};
      })}
    />
  );
}
