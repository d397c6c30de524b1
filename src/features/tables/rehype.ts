import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {roles} from './roles';

/**
 * Prepares Markdown's tables for `.site-stacked` in `src/css/content.css`: every element keeps its role, and every
 * cell names its column, if that has a heading.
 */
export function stackedTables() {
  return (tree: Root): void =>
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const headings: string[] = [];
      visit(table, {type: 'element', tagName: 'th'}, heading => {
        headings.push(toString(heading));
      });
      table.properties.className = ['site-stacked'];
      visit(table, 'element', (element, index, row) => {
        const {tagName, properties} = element;
        if (roles[tagName]) {
          properties.role = roles[tagName];
        }
        if (tagName === 'td' && row?.type === 'element') {
          const cells = row.children.filter(child => child.type === 'element');
          properties['data-label'] = headings[cells.indexOf(element)] || undefined;
        }
      });
    });
}
