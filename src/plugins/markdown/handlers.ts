import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, Code, Paragraph, PhrasingContent, RootContent, TableCell} from 'mdast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Options} from 'rehype-remark';

type Handlers = NonNullable<Options['handlers']>;
/** Makes Markdown of one kind of element; `undefined` leaves the element out. */
type Handle = NonNullable<Handlers[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function classes(element: Element): string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function findBelow(element: Element, test: (found: Element) => boolean): Element | undefined {
  for (const child of element.children.filter(isElement)) {
    const found = test(child) ? child : findBelow(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [{type: 'text', value}]};
}

/** A paragraph of its own where blocks stand, bare text where it is part of a line. */
function alternative(label: string, parent: Parameters<Handle>[2]): RootContent {
  const text = {type: 'text', value: `Figure: ${label}`} as const;
  const isInLine = parent?.type === 'element' && ['p', 'span', 'a', 'td'].includes(parent.tagName);
  return isInLine ? text : paragraph(text);
}

const admonitionPrefix = 'theme-admonition-';

/** `:::caution[Title]` becomes a quotation that begins with "Caution: Title". */
function admonition(state: State, element: Element, type: string): Blockquote {
  const [heading, ...content] = element.children.filter(isElement);
  const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const title = heading ? toString(heading).trim() : '';
  const label = title && title.toLowerCase() !== type ? `${kind}: ${title}` : kind;
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(label)),
      ...state.toFlow(content.flatMap(part => state.all(part))),
    ] as Blockquote['children'],
  };
}

/** A value of a fence's info string, where a backslash would escape itself once more. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** The text of an element, but for one part of it and for controls and what they announce. */
function shownText(element: Element, apart: Element): string {
  return element.children
    .map(child => {
      if (child.type === 'text') {
        return child.value;
      }
      const isShown =
        isElement(child) &&
        child !== apart &&
        child.tagName !== 'button' &&
        child.properties.role !== 'status';
      return isShown ? shownText(child, apart) : '';
    })
    .join('');
}

/** A fence with its language and, after it, its title, as authors write it. */
function codeBlock(element: Element): Code | undefined {
  const pre = findBelow(element, ({tagName}) => tagName === 'pre');
  if (!pre) {
    return undefined;
  }
  const language = classes(pre)
    .find(name => name.startsWith('language-'))
    ?.slice('language-'.length);
  const title = shownText(element, pre).trim();
  return {
    type: 'code',
    lang: language && language !== 'text' ? language : 'text',
    meta: title ? `title=${quoted(title)}` : null,
    value: toString(pre).replace(/\n$/, ''),
  };
}

/** The content of a tab below the name of the tab. */
function tabPanel(state: State, element: Element): RootContent[] {
  const labelledBy = [element.properties.ariaLabelledBy].flat().join(' ');
  const tab = state.elementById.get(labelledBy);
  return [...(tab ? [paragraph(strong(toString(tab)))] : []), ...state.toFlow(state.all(element))];
}

const div: Handle = (state, element) => {
  const names = classes(element);
  const admonitionType = names.find(name => name.startsWith(admonitionPrefix));
  if (admonitionType) {
    return admonition(state, element, admonitionType.slice(admonitionPrefix.length));
  }
  if (names.includes('theme-code-block')) {
    return codeBlock(element);
  }
  if (element.properties.role === 'tablist') {
    return undefined;
  }
  if (element.properties.role === 'tabpanel') {
    return tabPanel(state, element);
  }
  return state.toFlow(state.all(element));
};

/** A drawing is its text alternative. A figure can hold the same one in two layouts. */
const svg: Handle = (_state, element, parent) => {
  const {role, ariaLabel} = element.properties;
  if (role !== 'img' || typeof ariaLabel !== 'string') {
    return undefined;
  }
  const first = (parent as Element).children.find(
    child => child.type === 'element' && child.properties.ariaLabel === ariaLabel,
  );
  return first === element ? alternative(ariaLabel, parent) : undefined;
};

const figcaption: Handle = (state, element) =>
  paragraph({type: 'emphasis', children: state.all(element) as PhrasingContent[]});

/** A link around a heading is a card: an item of a list, with the rest of the card after it. */
const link: Handle = (state, element) => {
  if (classes(element).includes('hash-link')) {
    return undefined;
  }
  const url = state.resolve(String(element.properties.href ?? ''));
  const heading = findBelow(element, ({tagName}) => /^h[1-6]$/.test(tagName));
  if (!heading) {
    return {type: 'link', url, children: state.all(element) as PhrasingContent[]};
  }
  const label = toString(heading).trim();
  const rest = toString(element).replace(toString(heading), '').trim();
  const children: PhrasingContent[] = [
    {type: 'link', url, children: [{type: 'text', value: label}]},
    ...(rest ? [{type: 'text', value: `: ${rest}`} as const] : []),
  ];
  return {
    type: 'list',
    spread: false,
    children: [{type: 'listItem', spread: false, children: [paragraph(...children)]}],
  };
};

/** What a summary says stands above what it opens. */
const summary: Handle = (state, element) =>
  paragraph({type: 'strong', children: state.all(element) as PhrasingContent[]});

/** An image that stands in the page itself has no address to link to, only its text alternative. */
const image: Handle = (state, element, parent) => {
  const {src, alt} = element.properties;
  return String(src).startsWith('data:')
    ? alternative(String(alt ?? ''), parent)
    : defaultHandlers.img(state, element);
};

/** The caption stands above the table, for Markdown's tables have none. */
const table: Handle = (state, element) => {
  const caption = findBelow(element, ({tagName}) => tagName === 'caption');
  const converted = defaultHandlers.table(state, element) as RootContent;
  return caption ? [paragraph(...(state.all(caption) as PhrasingContent[])), converted] : converted;
};

/** What stands in a cell, on one line: items of a list are separated by semicolons, blocks by spaces. */
function inOneLine(nodes: readonly RootContent[], separator = ' '): PhrasingContent[] {
  const parts = nodes.map((node): PhrasingContent[] => {
    switch (node.type) {
      case 'list':
        return inOneLine(node.children, '; ');
      case 'listItem':
      case 'blockquote':
        return inOneLine(node.children);
      case 'paragraph':
        return node.children;
      case 'code':
        return [{type: 'inlineCode', value: node.value.replace(/\s+/g, ' ')}];
      case 'break':
        return [{type: 'text', value: ' '}];
      default:
        return [node as PhrasingContent];
    }
  });
  const isBlock = nodes.some(({type}) => ['list', 'listItem', 'paragraph', 'code'].includes(type));
  return parts.flatMap((part, index) =>
    isBlock && index > 0 ? [{type: 'text', value: separator}, ...part] : part,
  );
}

/** A cell is one line in Markdown. */
const cell: Handle = (state, element) =>
  ({type: 'tableCell', children: inOneLine(state.all(element))}) satisfies TableCell;

const leaveOut: Handle = () => undefined;

/** Controls, and what only they change, say nothing in a text that stands still. */
const controls = ['button', 'fieldset', 'footer', 'form', 'input', 'nav', 'noscript', 'select'];

/** How elements of this site's articles become Markdown, beyond what rehype-remark does itself. */
export const handlers: Handlers = {
  a: link,
  div,
  figcaption,
  img: image,
  summary,
  svg,
  table,
  td: cell,
  th: cell,
  // A place where a long word may break.
  wbr: leaveOut,
  ...Object.fromEntries(controls.map(name => [name, leaveOut])),
};

/** React's marks between texts. */
export const nodeHandlers: Options['nodeHandlers'] = {comment: () => undefined};
