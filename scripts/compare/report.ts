import type {Difference, Row} from './states';

/** One page in one view; a page that is new or gone has one picture. */
export type Picture = {
  page: string;
  view: string;
  before?: Buffer;
  after?: Buffer;
  difference?: {pixels: number; picture: Buffer};
};

export type Report = {
  base: string;
  difference: Difference;
  pictures: Picture[];
  /** Pages that have changed and are not shown, since there are too many. */
  notShown: string[];
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign]!);

const change = ({before, after}: Row): string => {
  if (before === undefined || after === undefined) {
    return before === undefined ? 'new' : 'gone';
  }
  return `${after > before ? '+' : '−'}${Math.abs(after - before)}`;
};

const row = (cells: readonly (string | number)[]): string =>
  `<tr>${cells.map(cell => `<td>${escape(String(cell))}</td>`).join('')}</tr>`;

function list(title: string, items: readonly string[]): string {
  const entries = items.map(item => `<li>${escape(item)}</li>`).join('');
  return items.length === 0
    ? ''
    : `<details><summary>${title} (${items.length})</summary><ul>${entries}</ul></details>`;
}

function figure(caption: string, picture: Buffer | undefined): string {
  return picture
    ? `<figure><figcaption>${caption}</figcaption><img alt="" loading="lazy" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
    : '';
}

/** The report as one HTML file that needs nothing else. */
export function htmlReport({base, difference, pictures, notShown}: Report): string {
  const {added, removed, changed, bytes, gained, lost} = difference;
  const shown = pictures.map(
    ({page, view, before, after, difference: marked}) =>
      `<section><h3>${escape(page)}, ${view}${marked ? `: ${marked.pixels} pixels differ` : ''}</h3><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', marked?.picture)}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Comparison with ${escape(base)}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}section div{display:flex;gap:1rem;align-items:start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #888}td{padding:.1rem 1rem .1rem 0}</style>
<h1>Comparison with ${escape(base)}</h1>
<h2>Pages</h2>
${list('Added', added)}${list('Removed', removed)}${list('Changed', changed)}${list('Changed, without pictures here', notShown)}
<h2>Bytes, gzip</h2>
<table><tr><th>What</th><th>Before</th><th>After</th><th>Change</th></tr>
${bytes.map(item => row([item.name, item.before ?? '', item.after ?? '', change(item)])).join('\n')}</table>
<h2>Search records</h2>
${list('Gained', gained)}${list('Lost', lost)}
<h2>Pictures</h2>
${shown.join('\n') || '<p>No page looks different.</p>'}
</html>
`;
}

/** The same in short, as Markdown for the summary of a job. */
export function markdownSummary({base, difference, pictures}: Report): string {
  const {added, removed, changed, bytes, gained, lost} = difference;
  const differing = new Set(
    pictures.filter(({difference: marked}) => marked).map(({page}) => page),
  );
  const named = (title: string, pages: readonly string[]): string[] =>
    pages.length === 0
      ? []
      : [
          `- ${title} (${pages.length}): ${pages
            .slice(0, 20)
            .map(page => `\`${page}\``)
            .join(', ')}`,
        ];
  return [
    `## Comparison with ${base}`,
    '',
    ...named('Pages added', added),
    ...named('Pages removed', removed),
    ...named('Pages changed', changed),
    ...named('Pages that look different', [...differing]),
    `- Search records: ${gained.length} gained, ${lost.length} lost`,
    '',
    ...(bytes.length === 0
      ? ['No bytes changed.']
      : ['| Bytes, gzip | Before | After | Change |', '| --- | --: | --: | --: |']),
    ...bytes.map(
      item => `| ${item.name} | ${item.before ?? ''} | ${item.after ?? ''} | ${change(item)} |`,
    ),
    '',
    'Pictures are in the artifact "comparison", the built site in "site".',
    '',
  ].join('\n');
}
