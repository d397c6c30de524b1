import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, hasAttribute, lineOf, type Check, type JsxElement, type Problem} from '../page';

/** Images of this site; Docusaurus reads their size at build time when they are in Markdown. */
const isLocal = (address: string) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

function markdownImage(image: Image): string[] {
  return [
    ...(image.alt?.trim() ? [] : ['Describe the image between the square brackets.']),
    ...(isLocal(image.url)
      ? []
      : ['Keep images in the repository, so that they have a size and need no other host.']),
  ];
}

function htmlImage(image: JsxElement): string[] {
  const missing = ['width', 'height'].filter(name => !hasAttribute(image, name));
  const alt = attribute(image, 'alt');
  return [
    ...(hasAttribute(image, 'alt') && alt !== '' ? [] : ['Give <img> a text in alt.']),
    ...(missing.length === 0 ? [] : [`Give <img> ${missing.join(' and ')}, or the page jumps.`]),
  ];
}

/** Images have a text alternative and a size. */
export const images: Check = ({tree}) => {
  const problems: Problem[] = [];
  visit(tree, node => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const messages =
      node.type === 'image'
        ? markdownImage(node)
        : isElement && node.name === 'img'
          ? htmlImage(node)
          : [];
    problems.push(...messages.map(message => ({line: lineOf(node), message})));
  });
  return problems;
};
