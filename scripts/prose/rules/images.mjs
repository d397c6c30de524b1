// @ts-check
import {statSync} from 'node:fs';
import path from 'node:path';
import {attribute, isElement, nodeRule} from '../page.mjs';

/**
 * @typedef {import('../page.mjs').JsxElement} JsxElement
 * @typedef {import('../page.mjs').Page} Page
 */

const maxBytes = 200_000;

/** @param {string} url */
const isLocal = url => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(url);

/**
 * Returns messages about the file of an image. The build reports missing files.
 *
 * @param {Page} page
 * @param {string} url
 */
export function imageFileProblems({file, folder}, url) {
  if (!isLocal(url)) {
    return ['Keep images in the repository, so that they have a size and need no other host.'];
  }
  const name = decodeURI(url.replace(/[?#].*$/, ''));
  const image = path.join(
    folder,
    name.startsWith('/') ? 'static' : name.startsWith('@site/') ? '' : path.dirname(file),
    name.replace(/^@site\//, ''),
  );
  const {size = 0} = statSync(image, {throwIfNoEntry: false}) ?? {};
  const kilobytes = Math.ceil(size / 1000);
  return size > maxBytes
    ? [
        `${name} has ${kilobytes} kB; make it smaller than ${maxBytes / 1000} kB, or draw it as SVG.`,
      ]
    : [];
}

/**
 * @param {Page} page
 * @param {JsxElement} image
 */
function elementProblems(page, image) {
  const missing = ['width', 'height'].filter(name => !attribute(image, name));
  const source = attribute(image, 'src')?.value;
  return [
    ...(attribute(image, 'alt')?.value ? [] : ['Add a text alternative to <img> (alt).']),
    ...(missing.length === 0
      ? []
      : [`Add ${missing.join(' and ')} to <img>, or the page jumps while it loads.`]),
    ...(typeof source === 'string' ? imageFileProblems(page, source) : []),
  ];
}

/** Requires a text alternative and a size, and limits the bytes. */
export const images = nodeRule('images', (node, page) => {
  if (node.type === 'image') {
    const described = node.alt?.trim() ? [] : ['Describe the image between the square brackets.'];
    return [...described, ...imageFileProblems(page, node.url)];
  }
  return isElement(node) && node.name === 'img' ? elementProblems(page, node) : [];
});
