/** Roles of a table's elements, which they lose where CSS stacks them (`.site-stacked`). */
export const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
  rowHeader: 'rowheader',
};
