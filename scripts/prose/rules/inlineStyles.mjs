// @ts-check
import {attribute, isElement, nodeRule} from '../page.mjs';

/** Rejects style attributes, which the security policy could allow only by a hash of each. */
export const inlineStyles = nodeRule(
  'inline-styles',
  node =>
    isElement(node) &&
    attribute(node, 'style') &&
    `The security policy forbids the style attribute of <${node.name}>; use a component with its own style sheet.`,
);
