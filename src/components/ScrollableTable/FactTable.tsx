import type {ReactNode} from 'react';
import ScrollableTable from '.';

/** A row: its heading, and its other cells in the order of the column headings. */
type Row = {key: string; heading: ReactNode; cells: ReactNode[]};

type Props = {headings: string[]; rows: Row[]};

/** Renders a table whose first column identifies the row. */
export default function FactTable({headings, rows}: Props): ReactNode {
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
