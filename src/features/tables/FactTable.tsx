import type {ReactNode} from 'react';
import ScrollableTable from './ScrollableTable';
import {roles} from './roles';

/** A row: its heading, and its other cells in the order of the column headings. */
type Row = {key: string; heading: ReactNode; cells: ReactNode[]};

type Props = {caption?: ReactNode; headings: string[]; rows: Row[]};

/**
 * Renders a table whose first column identifies the row. On phones, a row is a stack (`.site-stacked`), in which
 * the first of two cells is the label of the second.
 */
export default function FactTable({caption, headings, rows}: Props): ReactNode {
  const labels = headings.length > 2 ? headings : [];
  return (
    <ScrollableTable className="site-stacked" role={roles.table}>
      {caption && <caption>{caption}</caption>}
      <thead role={roles.thead}>
        <tr role={roles.tr}>
          {headings.map(heading => (
            <th key={heading} scope="col" role={roles.th}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={roles.tbody}>
        {rows.map(({key, heading, cells}) => (
          <tr key={key} role={roles.tr}>
            <th scope="row" role={roles.rowHeader} data-label={labels[0]}>
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={index} role={roles.td} data-label={labels[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
