import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {ProviderLink} from '@site/src/config/providers';

export function ExternalDocLink({href, label}: ProviderLink): ReactNode {
  return <Link href={href}>{label}</Link>;
}

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
