import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {findOne, getChildren} from 'domutils';

/** A node of the tree that css-select reads. */
export type DomNode = AnyNode;
export type DomElement = Element;
export {getChildren as children, isTag as isElement, isText};

/** Returns an element's attribute: `''` if it has no value, `undefined` if it is absent. */
export function attribute(element: DomElement, name: string): string | undefined {
  return element.attribs[name];
}

/** Returns an element's class names. */
export function classes(element: DomElement): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

/** Returns the first descendant of `node`, in document order, that passes `test`. */
export function find(
  node: DomNode,
  test: (element: DomElement) => boolean,
): DomElement | undefined {
  return findOne(test, getChildren(node)) ?? undefined;
}

/** Returns `1` for `h1` to `6` for `h6`, and `undefined` for other elements. */
export function headingLevel({tagName}: DomElement): number | undefined {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
}

const inlineTags = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Returns whether an element is part of a line of text and does not start a new one. */
export function isInline(element: DomElement): boolean {
  return inlineTags.has(element.tagName);
}
