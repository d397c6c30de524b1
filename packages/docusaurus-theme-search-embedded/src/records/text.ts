import {tableGap} from '../engine/analysis/tokens';
import {children, isElement, isInline, isText, type DomElement, type DomNode} from './dom';
import {isSkipped} from './visibility';

/** What editors and themes leave in text without showing it: zero-width space, word joiner, byte-order mark, soft hyphen. */
const invisible = /[\u200B\u2060\uFEFF\u00AD]/g;

/** The text as a reader sees it: no invisible characters, each run of white space one space. */
export function tidy(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Tells whether a text holds anything to search for. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Blocks and line breaks, and a link right after another: a row of buttons, which style sets apart. */
function breaksLine(element: DomElement): boolean {
  const isLink = (node: DomNode | null) => node && isElement(node) && node.tagName === 'a';
  const isAfterLink = isLink(element) && isLink(element.prev);
  return !isInline(element) || element.tagName === 'br' || isAfterLink === true;
}

function collect(node: DomNode, apart: (element: DomElement) => boolean, parts: string[]): void {
  for (const child of children(node)) {
    if (isText(child)) {
      parts.push(child.data);
    } else if (isElement(child) && !isSkipped(child)) {
      const own = !apart(child);
      const gap = own && !breaksLine(child) ? '' : ' ';
      parts.push(gap);
      if (own) {
        collect(child, apart, parts);
      }
      parts.push(gap);
    }
  }
}

/**
 * The text of a node as it stands, with a space wherever a block or a line break is.
 *
 * @param apart elements whose text is left out because it is told elsewhere.
 */
export function rawTextOf(node: DomNode, apart: (element: DomElement) => boolean = () => false) {
  const parts: string[] = [];
  collect(node, apart, parts);
  return parts.join('');
}

/** {@link rawTextOf}, tidied. */
export function textOf(node: DomNode, apart?: (element: DomElement) => boolean): string {
  return tidy(rawTextOf(node, apart));
}

/** A table row's cells, header cells too, in one line. */
export function rowTextOf(row: DomElement): string {
  const cells = children(row)
    .filter(isElement)
    .map(cell => (isSkipped(cell) ? '' : textOf(cell)));
  return cells.filter(Boolean).join(tableGap);
}

/** A code sample in one line: the text of its `pre`, line breaks as spaces. */
export function codeOf(sample: DomElement): string {
  return tidy(
    children(sample)
      .map(child => (isText(child) ? child.data : rawTextOf(child)))
      .join(''),
  );
}
