import {isTag, isText, type Element, type ParentNode} from 'domhandler';
import {tableGap} from '../engine/analysis/tokens.js';

/** Invisible characters in authored text: zero-width space, word joiner, byte-order mark, soft hyphen. */
const invisible = /[\u200B\u2060\uFEFF\u00AD]/g;

const inlineTags = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Returns whether an element is part of a line of text and does not start a new one. */
export function isInline({tagName}: Element): boolean {
  return inlineTags.has(tagName);
}

/** Removes invisible characters and collapses whitespace. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Returns whether a text contains a letter or a digit. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Returns whether an element starts a new line. A link directly after a link does: both are styled as buttons. */
function breaksLine(element: Element): boolean {
  const {tagName, prev} = element;
  const isAfterLink = prev && isTag(prev) && prev.tagName === 'a';
  return !isInline(element) || tagName === 'br' || (tagName === 'a' && isAfterLink === true);
}

/**
 * Returns the unchanged text of a node, with a space for each block and line break. Code samples are
 * separate blocks and not part of it.
 *
 * @param isSeparate selects elements to skip, because they are blocks of their own
 */
export function rawTextOf(
  node: ParentNode,
  isSeparate: (element: Element) => boolean = () => false,
): string {
  return node.children
    .map(child => {
      if (isText(child)) {
        return child.data;
      }
      if (!isTag(child)) {
        return '';
      }
      if (isSeparate(child)) {
        return ' ';
      }
      if (child.tagName === 'pre') {
        return ' ';
      }
      const gap = breaksLine(child) ? ' ' : '';
      return gap + rawTextOf(child, isSeparate) + gap;
    })
    .join('');
}

/** Returns the {@link cleanText cleaned} text of a node. */
export function textOf(node: ParentNode, isSeparate?: (element: Element) => boolean): string {
  return cleanText(rawTextOf(node, isSeparate));
}

/** Returns a table row's cells, including header cells, on one line. */
export function rowTextOf(row: Element, isSeparate?: (element: Element) => boolean): string {
  const cells = row.children.filter(isTag).map(cell => textOf(cell, isSeparate));
  return cells.filter(Boolean).join(tableGap);
}
