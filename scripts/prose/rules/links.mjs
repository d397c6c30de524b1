// @ts-check
import {visit} from 'unist-util-visit';
import {isElement, nodeRule, textOf} from '../page.mjs';

/** Texts that do not say where a link leads. */
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
    return 'A link without text cannot be announced; say where it leads.';
  }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) {
    return `The link text "${text}" is a bare address; name the page instead.`;
  }
  return vague.has(text.toLowerCase().replace(/[.:]$/, ''))
    ? `The link text "${text}" does not say where it leads; name the page.`
    : undefined;
}

/** A link's text says where it leads, also when it is read out without its sentence. */
export const linkTexts = nodeRule('link-texts', node => {
  const isLink =
    node.type === 'link' ||
    node.type === 'linkReference' ||
    (isElement(node) && (node.name === 'a' || node.name === 'Link'));
  if (!isLink) {
    return undefined;
  }
  // A picture in a link is what the link says.
  let text = textOf(node);
  visit(node, 'image', ({alt}) => {
    text ||= alt ?? '';
  });
  return problemOf(text);
});
