import {tableGap} from '../engine/analysis/tokens';
import {children, isElement, isInline, isText, type DomElement, type DomNode} from './dom';
import {isSkipped} from './visibility';

/** Invisible characters in authored text: zero-width space, word joiner, byte-order mark, soft hyphen. */
const invisible = /[\u200B\u2060\uFEFF\u00AD]/g;

/** Removes invisible characters and collapses whitespace. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Returns whether a text contains a letter or a digit. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Returns whether an element starts a new line. A link directly after a link does: both are styled as buttons. */
function breaksLine(element: DomElement): boolean {
  const isLink = (node: DomNode | null) => node && isElement(node) && node.tagName === 'a';
  const isAfterLink = isLink(element) && isLink(element.prev);
  return !isInline(element) || element.tagName === 'br' || isAfterLink === true;
}

function collect(
  node: DomNode,
  isSeparate: (element: DomElement) => boolean,
  parts: string[],
): void {
  for (const child of children(node)) {
    if (isText(child)) {
      parts.push(child.data);
    } else if (isElement(child) && !isSkipped(child)) {
      const own = !isSeparate(child);
      const gap = own && !breaksLine(child) ? '' : ' ';
      parts.push(gap);
      if (own) {
        collect(child, isSeparate, parts);
      }
      parts.push(gap);
    }
  }
}

/**
 * Returns the unchanged text of a node, with a space for each block and line break.
 *
 * @param isSeparate selects elements to skip, because they have their own records
 */
export function rawTextOf(
  node: DomNode,
  isSeparate: (element: DomElement) => boolean = () => false,
) {
  const parts: string[] = [];
  collect(node, isSeparate, parts);
  return parts.join('');
}

/** Returns the {@link cleanText cleaned} text of a node. */
export function textOf(node: DomNode, isSeparate?: (element: DomElement) => boolean): string {
  return cleanText(rawTextOf(node, isSeparate));
}

/** Returns a table row's cells, including header cells, on one line. */
export function rowTextOf(row: DomElement): string {
  const cells = children(row)
    .filter(isElement)
    .map(cell => (isSkipped(cell) ? '' : textOf(cell)));
  return cells.filter(Boolean).join(tableGap);
}

/** Returns the text of a `pre` on one line. */
export function codeOf(sample: DomElement): string {
  return cleanText(
    children(sample)
      .map(child => (isText(child) ? child.data : rawTextOf(child)))
      .join(''),
  );
}
