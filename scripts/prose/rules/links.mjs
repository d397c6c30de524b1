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

/** Requires link texts that name the target, because screen readers also list links alone. */
export const linkTexts = proseRule('link-texts', (tree, file) => {
  visit(tree, node => {
    const isLink = node.type === 'link' || node.type === 'linkReference';
    if (isLink || (isElement(node) && (node.name === 'a' || node.name === 'Link'))) {
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
