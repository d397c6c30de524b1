/** A line of the result: the value for this site, and for the stock site if it has one. */
export type Row = {name: string; unit: string; ours: number; stock: number | undefined};

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

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
