import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, textOf, type Check, type JsxElement, type Problem} from '../page';

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

/** Whether the text is an address instead of words. */
const isAddress = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

function problemsOf(node: Link | JsxElement): Problem[] {
  const text = textOf(node);
  const line = lineOf(node);
  if (text === '') {
    return [{line, message: 'A link without text cannot be announced; say where it leads.'}];
  }
  if (isAddress(text)) {
    return [{line, message: `The link text "${text}" is a bare address; name the page instead.`}];
  }
  return vague.has(text.toLowerCase().replace(/[.:]$/, ''))
    ? [{line, message: `The link text "${text}" does not say where it leads; name the page.`}]
    : [];
}

/** A link's text says where it leads, also when it is read out without its sentence. */
export const linkTexts: Check = ({tree}) => {
  const problems: Problem[] = [];
  visit(tree, node => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (node.type === 'link' || (isElement && (node.name === 'a' || node.name === 'Link'))) {
      problems.push(...problemsOf(node));
    }
  });
  return problems;
};
