// @ts-check
import {statSync} from 'node:fs';
import path from 'node:path';
import {attribute, isElement, nodeRule} from '../page.mjs';

/**
 * @typedef {import('../page.mjs').JsxElement} JsxElement
 * @typedef {import('../page.mjs').Page} Page
 */

/** The most bytes of an image. */
const most = 200_000;

/** @param {string} address */
const isLocal = address => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

/**
 * Sentences about the file of an image. That it exists, the build checks.
 *
 * @param {Page} page
 * @param {string} address
 */
export function imageFileProblems({file, folder}, address) {
  if (!isLocal(address)) {
    return ['Keep images in the repository, so that they have a size and need no other host.'];
  }
  const name = decodeURI(address.replace(/[?#].*$/, ''));
  const image = path.join(
    folder,
    name.startsWith('/') ? 'static' : name.startsWith('@site/') ? '' : path.dirname(file),
    name.replace(/^@site\//, ''),
  );
  const {size = 0} = statSync(image, {throwIfNoEntry: false}) ?? {};
  const kilobytes = Math.ceil(size / 1000);
  return size > most
    ? [`${name} has ${kilobytes} kB; make it smaller than ${most / 1000} kB, or draw it as SVG.`]
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
    ...(attribute(image, 'alt')?.value ? [] : ['Give <img> a text in alt.']),
    ...(missing.length === 0 ? [] : [`Give <img> ${missing.join(' and ')}, or the page jumps.`]),
    ...(typeof source === 'string' ? imageFileProblems(page, source) : []),
  ];
}

/** Images have a text alternative, a size, and few bytes. */
export const images = nodeRule('images', (node, page) => {
  if (node.type === 'image') {
    const described = node.alt?.trim() ? [] : ['Describe the image between the square brackets.'];
    return [...described, ...imageFileProblems(page, node.url)];
  }
  return isElement(node) && node.name === 'img' ? elementProblems(page, node) : [];
});
