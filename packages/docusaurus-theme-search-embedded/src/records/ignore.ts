import {selectAll} from 'css-select';
import {attribute, children, isElement, type DomElement, type DomNode} from './dom';
import type {ParsedPage} from './page';
import {rawTextOf} from './text';

const parentOf = (node: DomNode): DomElement | null =>
  'parentNode' in node && node.parentNode && isElement(node.parentNode) ? node.parentNode : null;

/** What css-select needs to know of parse5's tree. */
const adapter = {
  isTag: isElement,
  getName: ({tagName}: DomElement) => tagName,
  getChildren: children,
  getParent: parentOf,
  getSiblings: (node: DomNode) => {
    const parent = parentOf(node);
    return parent ? children(parent) : [node];
  },
  getText: (node: DomNode) => rawTextOf(node),
  getAttributeValue: attribute,
  hasAttrib: (element: DomElement, name: string) => attribute(element, name) !== undefined,
  existsOne: (test: (element: DomElement) => boolean, nodes: DomNode[]): boolean =>
    nodes.some(node => isElement(node) && (test(node) || adapter.existsOne(test, children(node)))),
  findOne: (test: (element: DomElement) => boolean, nodes: DomNode[]): DomElement | null =>
    adapter.findAll(test, nodes)[0] ?? null,
  findAll: (test: (element: DomElement) => boolean, nodes: DomNode[]): DomElement[] =>
    nodes
      .filter(isElement)
      .flatMap(node => [...(test(node) ? [node] : []), ...adapter.findAll(test, children(node))]),
  removeSubsets: (nodes: DomNode[]) => nodes,
};

/**
 * Takes out of a page what one of the selectors matches.
 *
 * @throws Error naming the selector that is none.
 */
export function removeIgnored({main}: ParsedPage, selectors: readonly string[]): void {
  for (const selector of selectors) {
    let found: DomElement[];
    try {
      found = selectAll<DomNode, DomElement>(selector, main, {adapter});
    } catch (cause) {
      throw new Error(`ignoreSelectors: "${selector}" is no CSS selector.`, {cause});
    }
    for (const element of found) {
      const siblings = element.parentNode!.childNodes;
      siblings.splice(siblings.indexOf(element), 1);
    }
  }
}
