// Protects touch screens, where an element that was tapped would stay hovered.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type AnyNode, type Rule} from 'postcss';
import {expect, it} from 'vitest';

const sources = ['src', 'packages/docusaurus-theme-search-embedded/src'].flatMap(folder =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.css'))
    .map(name => path.join(folder, name)),
);

function isInHoverQuery({parent}: Rule): boolean {
  for (let node = parent as AnyNode | undefined; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && node.params.includes('(hover: hover)')) {
      return true;
    }
  }
  return false;
}

it.each(sources)('%s styles hover only where there is hover', file => {
  const found: string[] = [];
  parse(readFileSync(file, 'utf8')).walkRules(/:hover/, rule => {
    if (!isInHoverQuery(rule)) {
      found.push(rule.selector);
    }
  });
  expect(found).toEqual([]);
});
