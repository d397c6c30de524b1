import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {listedProviders, providerIds, type ProviderId} from '@site/src/config/providerList';

/** A row: its heading, and its other cells in the order of the column headings. */
export type Row = {key: string; heading: ReactNode; cells: ReactNode[]};

/** Renders a table whose first column identifies the row. */
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

/** A column of the provider table, with its heading and its cell for a provider. */
export type Column = {heading: string; cell: (id: ProviderId) => ReactNode};

/**
 * Renders a table with one row per provider.
 *
 * @param columns the columns after the provider's name, in order
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
