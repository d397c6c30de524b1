// @ts-check
import {attribute, isElement, nodeRule} from '../page.mjs';

/** The security policy forbids styles in elements; each would have to be allowed by its hash. */
export const inlineStyles = nodeRule(
  'inline-styles',
  node =>
    isElement(node) &&
    attribute(node, 'style') &&
    `The security policy forbids the style attribute of <${node.name}>; use a component with a style sheet of its own.`,
);
