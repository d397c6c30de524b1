// @ts-check
import {visit} from 'unist-util-visit';
import {attribute, isElement, nodesOf, proseRule, textOf} from '../page.mjs';

const maxSteps = 7;

/** A procedure has at most seven steps; a longer one is two procedures. */
export const stepCount = proseRule('step-count', function* ({tree}) {
  for (const list of nodesOf(tree, 'list')) {
    if (list.ordered && list.children.length > maxSteps) {
      const message = `${list.children.length} steps are too many to keep in mind; split them after step ${maxSteps} at the latest.`;
      yield {message, at: list};
    }
  }
});

/** No table cell is empty: a reader cannot tell "none" from "forgotten". */
export const tableCells = proseRule('table-cells', function* ({tree}) {
  for (const cell of nodesOf(tree, 'tableCell')) {
    const isFilled = textOf(cell) !== '' || cell.children.some(child => child.type !== 'text');
    if (!isFilled) {
      yield {message: 'Fill the table cell, for example with "None".', at: cell};
    }
  }
});

/** The security policy forbids styles in elements; each would have to be allowed by its hash. */
export const inlineStyles = proseRule('inline-styles', ({tree}) => {
  /** @type {import('../page.mjs').Problem[]} */
  const problems = [];
  visit(tree, node => {
    if (isElement(node) && attribute(node, 'style')) {
      const message = `The security policy forbids the style attribute of <${node.name}>; use a component with a style sheet of its own.`;
      problems.push({message, at: node});
    }
  });
  return problems;
});
