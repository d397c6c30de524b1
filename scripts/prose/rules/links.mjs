// @ts-check
import {visit} from 'unist-util-visit';
import {isElement, nodeRule, textOf} from '../page.mjs';

/** Link texts that do not name the target. */
const vague = new Set([
  'here',
  'click here',
  'link',
  'this',
  'this link',
  'this page',
  'this article',
  'page',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'docs',
  'website',
  'source',
]);

/** @param {string} text */
function problemOf(text) {
  if (text === '') {
    return 'Screen readers cannot announce a link without text; name the page.';
  }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) {
    return `The link text "${text}" is a bare URL; name the page instead.`;
  }
  return vague.has(text.toLowerCase().replace(/[.:]$/, ''))
    ? `The link text "${text}" does not say where it leads; name the page.`
    : undefined;
}

/** Requires link texts that name the target, because screen readers also list links alone. */
export const linkTexts = nodeRule('link-texts', node => {
  const isLink =
    node.type === 'link' ||
    node.type === 'linkReference' ||
    (isElement(node) && (node.name === 'a' || node.name === 'Link'));
  if (!isLink) {
    return undefined;
  }
  // The text alternative of an image names its link.
  let text = textOf(node);
  visit(node, 'image', ({alt}) => {
    text ||= alt ?? '';
  });
  return problemOf(text);
});
