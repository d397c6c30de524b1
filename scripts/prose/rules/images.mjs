// @ts-check
import {statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, isElement, proseRule} from '../page.mjs';

const maxBytes = 200_000;

/** @param {string} url */
const isLocal = url => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(url);

/**
 * Returns what is wrong with the file of an image, if anything. The build reports missing files.
 *
 * @param {import('vfile').VFile} page
 * @param {string} url
 */
export function imageFileProblem({cwd, dirname = ''}, url) {
  if (!isLocal(url)) {
    return 'Keep images in the repository, so that they have a size and need no other host.';
  }
  let name = url.replace(/[?#].*$/, '');
  try {
    name = decodeURI(name);
  } catch {
    return `${name} is not valid percent-encoding; write "%" as "%25".`;
  }
  const image = path.resolve(
    cwd,
    name.startsWith('/') ? 'static' : name.startsWith('@site/') ? '' : dirname,
    name.replace(/^(?:@site)?\//, ''),
  );
  const {size = 0} = statSync(image, {throwIfNoEntry: false}) ?? {};
  const kilobytes = Math.ceil(size / 1000);
  return size > maxBytes
    ? `${name} has ${kilobytes} kB; make it smaller than ${maxBytes / 1000} kB, or draw it as SVG.`
    : undefined;
}

/** Requires a text alternative and a size, and limits the bytes. */
export const images = proseRule('images', (tree, file) => {
  visit(tree, node => {
    if (node.type === 'image') {
      if (!node.alt?.trim()) {
        file.message('Describe the image between the square brackets.', node);
      }
      const problem = imageFileProblem(file, node.url);
      if (problem) {
        file.message(problem, node);
      }
    } else if (isElement(node) && node.name === 'img') {
      // The build converts Markdown images to elements with a size.
      const missing = ['width', 'height'].filter(name => !attribute(node, name));
      const source = attribute(node, 'src')?.value;
      if (!attribute(node, 'alt')?.value) {
        file.message('Add a text alternative to <img> (alt).', node);
      }
      if (missing.length > 0) {
        const names = missing.join(' and ');
        file.message(`Add ${names} to <img>, or the page jumps while it loads.`, node);
      }
      const problem = typeof source === 'string' && imageFileProblem(file, source);
      if (problem) {
        file.message(problem, node);
      }
    }
  });
});
