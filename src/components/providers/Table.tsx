import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {listedProviders, providerIds, type ProviderId} from '@site/src/config/providerList';

/** One row: what identifies it, and its other cells in the order of the headings. */
export type Row = {key: string; heading: ReactNode; cells: ReactNode[]};

/** A table whose first column identifies the row. */
export function Table({headings, rows}: {headings: string[]; rows: Row[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {headings.map(heading => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, heading, cells}) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A column of the table of providers: its heading, and its cell for one provider. */
export type Column = {heading: string; cell: (id: ProviderId) => ReactNode};

/**
 * The five providers, one row each.
 *
 * @param columns what follows the provider's name, in this order
 */
export function ProviderTable({columns}: {columns: Column[]}): ReactNode {
  return (
    <Table
      headings={['Provider', ...columns.map(({heading}) => heading)]}
      rows={providerIds.map(id => ({
        key: id,
        heading: <Link to={listedProviders[id].page}>{listedProviders[id].name}</Link>,
        cells: columns.map(({cell}) => cell(id)),
      }))}
    />
  );
}
