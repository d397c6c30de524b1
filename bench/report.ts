/** A line of the result: the value for this site, and for the stock site if it has one. */
export type Row = {name: string; unit: string; ours: number; stock: number | undefined};

function format(value: number | undefined): string {
  if (value === undefined) {
    return '–';
  }
  return value >= 100 || Number.isInteger(value)
    ? value.toFixed(0)
    : value.toFixed(value < 1 ? 3 : 1);
}

/** Returns a Markdown table of the rows, with the ratio of this site to the stock site. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map(({name, unit, ours, stock}) => {
    const ratio = stock ? (ours / stock).toFixed(2) : '–';
    return `| ${name} | ${unit} | ${format(ours)} | ${format(stock)} | ${ratio} |`;
  });
  return [
    '| measured | unit | this site | stock | ratio |',
    '| --- | --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}
