import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {listedProviders, providerIds, type ProviderId} from '@site/src/config/providerList';

/** One column: its heading, and its cell for one provider. */
export type ProviderColumn = {heading: string; cell: (id: ProviderId) => ReactNode};

/**
 * The five providers in a table, one row each.
 *
 * @param columns what stands after the provider's name, in this order
 */
export default function ProviderTable({columns}: {columns: ProviderColumn[]}): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          {columns.map(({heading}) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providerIds.map(id => (
          <tr key={id}>
            <th scope="row">
              <Link to={listedProviders[id].page}>{listedProviders[id].name}</Link>
            </th>
            {columns.map(({heading, cell}) => (
              <td key={heading}>{cell(id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
