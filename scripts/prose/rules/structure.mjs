// @ts-check
import {attribute, isElement, nodeRule, textOf} from '../page.mjs';

const maxSteps = 7;

/** A procedure has at most seven steps; a longer one is two procedures. */
export const stepCount = nodeRule(
  'step-count',
  node =>
    node.type === 'list' &&
    node.ordered &&
    node.children.length > maxSteps &&
    `${node.children.length} steps are too many to keep in mind; split them after step ${maxSteps} at the latest.`,
);

/** No table cell is empty: a reader cannot tell "none" from "forgotten". */
export const tableCells = nodeRule(
  'table-cells',
  node =>
    node.type === 'tableCell' &&
    textOf(node) === '' &&
    node.children.every(child => child.type === 'text') &&
    'Fill the table cell, for example with "None".',
);

/** The security policy forbids styles in elements; each would have to be allowed by its hash. */
export const inlineStyles = nodeRule(
  'inline-styles',
  node =>
    isElement(node) &&
    attribute(node, 'style') &&
    `The security policy forbids the style attribute of <${node.name}>; use a component with a style sheet of its own.`,
);
