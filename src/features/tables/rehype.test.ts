// Protects tables on phones: elements that CSS stacks keep their roles, and cells name their column.
import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {stackedTables} from './rehype';

/** Returns role and label of each element of a table with these headings and one row. */
async function prepared(headings: string[]): Promise<string[]> {
  const cells = (tag: string): string =>
    headings.map(heading => `<${tag}><b>${heading}</b></${tag}>`).join('\n');
  const html = `<table>\n<thead><tr>${cells('th')}</tr></thead>\n<tbody><tr>${cells('td')}</tr></tbody></table>`;
  const processor = unified().use(rehypeParse, {fragment: true}).use(stackedTables);
  const found: string[] = [];
  visit(await processor.run(processor.parse(html)), 'element', (element: Element) => {
    const {tagName, properties} = element;
    if (properties.role) {
      found.push([tagName, properties.role, properties['data-label']].filter(Boolean).join(' '));
    }
  });
  return found;
}

test('a table has roles, and a label in each cell', async () => {
  expect(await prepared(['Symptom', 'Cause', 'What to do'])).toEqual([
    'table table',
    'thead rowgroup',
    'tr row',
    ...Array<string>(3).fill('th columnheader'),
    'tbody rowgroup',
    'tr row',
    'td cell Symptom',
    'td cell Cause',
    'td cell What to do',
  ]);
  expect((await prepared(['', 'Chrome'])).slice(-2)).toEqual(['td cell', 'td cell Chrome']);
});
