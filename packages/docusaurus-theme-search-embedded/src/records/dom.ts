import type {DefaultTreeAdapterMap} from 'parse5';

/** A node of parse5's own tree. */
export type DomNode = DefaultTreeAdapterMap['node'];
/** An element of parse5's own tree. */
export type DomElement = DefaultTreeAdapterMap['element'];

/** Tells elements from text, comments and document types. */
export function isElement(node: DomNode): node is DomElement {
  return 'tagName' in node;
}

/** The nodes below `node`; a leaf has none. */
export function children(node: DomNode): DomNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The element's attribute, `''` when it stands without a value, `undefined` when it is absent. */
export function attribute(element: DomElement, name: string): string | undefined {
  return element.attrs.find(attr => attr.name === name)?.value;
}

/** The element's class names. */
export function classes(element: DomElement): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

/** Every element below `node`, in document order. */
export function* descendants(node: DomNode): Generator<DomElement> {
  for (const child of children(node)) {
    if (isElement(child)) {
      yield child;
    }
    yield* descendants(child);
  }
}

/** The first element below `node` that passes `test`. */
export function find(
  node: DomNode,
  test: (element: DomElement) => boolean,
): DomElement | undefined {
  for (const element of descendants(node)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

/** `1` for `h1` to `6` for `h6`, `undefined` for everything else. */
export function headingLevel(element: DomElement): number | undefined {
  const {tagName} = element;
  return tagName.length === 2 && tagName >= 'h1' && tagName <= 'h6'
    ? Number(tagName[1])
    : undefined;
}

const inlineTags = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Tells elements that stand inside a line of text from those that begin a new one. */
export function isInline(element: DomElement): boolean {
  return inlineTags.has(element.tagName);
}
