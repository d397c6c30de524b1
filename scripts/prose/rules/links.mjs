// @ts-check
import {visit} from 'unist-util-visit';
import {isElement, proseRule, textOf} from '../page.mjs';

/** Matches link texts that do not name the target. */
const vague =
  /^(?:(?:click )?here|this(?: article| link| page)?|(?:learn |read |see )?more|details|docs|link|page|source|website)[.:]?$/i;

/** @param {string} text */
function problemOf(text) {
  if (text === '') {
    return 'Screen readers cannot announce a link without text; name the page.';
  }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) {
    return `The link text "${text}" is a bare URL; name the page instead.`;
  }
  return vague.test(text)
    ? `The link text "${text}" does not say where it leads; name the page.`
    : undefined;
}

/**
 * Whether an element is a link. An `<a>` without `href` is a target.
 *
 * @param {import('../page.mjs').Nodes} node
 */
const isLinkElement = node =>
  isElement(node) &&
  (node.name === 'Link' ||
    (node.name === 'a' && node.attributes.some(item => 'name' in item && item.name === 'href')));

/** @param {string} hash */
function decode(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Remark plugin: decodes the hashes of links, which the check of links compares with headings.
 *
 * @returns {(tree: import('../page.mjs').Root) => void}
 */
export const decodeHashes = () => tree => {
  visit(tree, node => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = node.url.replace(/#.*/s, decode);
    }
  });
};

/** Requires link texts that name the target, because screen readers also list links alone. */
export const linkTexts = proseRule('link-texts', (tree, file) => {
  visit(tree, node => {
    const isLink = node.type === 'link' || node.type === 'linkReference';
    if (isLink || isLinkElement(node)) {
      // The text alternative of an image names its link.
      let text = textOf(node);
      visit(node, 'image', ({alt}) => {
        text ||= alt ?? '';
      });
      const problem = problemOf(text);
      if (problem) {
        file.message(problem, node);
      }
    }
  });
});
