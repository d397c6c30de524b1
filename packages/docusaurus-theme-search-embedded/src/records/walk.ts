import {isTag, isText, type Element, type ParentNode} from 'domhandler';
import {findAll, findOne} from 'domutils';
import type {Section, TextKind} from '../engine/format/sections.js';
import {cleanText, isInline, isSearchable, rawTextOf, rowTextOf, textOf} from './text.js';

/** Elements that become one block each. */
const itemTags = new Set(['p', 'li', 'dt', 'dd', 'caption', 'figcaption', 'summary', 'tr']);

/** Elements that become blocks of their own inside an item. */
const separateTags = new Set(
  'article blockquote details dl figure ol pre section table ul'.split(' '),
);

/** Returns `1` for `h1` to `6` for `h6`, and `undefined` for other elements. */
function headingLevel({tagName}: Element): number | undefined {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
}

const isHeading = (element: Element) => headingLevel(element) !== undefined;
const hasHeading = (element: Element) => findOne(isHeading, element.children) !== null;

const classes = ({attribs}: Element) => (attribs.class ?? '').split(/\s+/);

/** Returns whether an element is the frame of a code block. Its text outside the code is the caption. */
const isCodeBlock = (element: Element) => classes(element).includes('theme-code-block');

/** Returns whether an element is a card, a link around a heading. Its text belongs to the page it links to. */
const isCard = (element: Element) => element.tagName === 'a' && hasHeading(element);

/** Returns the type of an admonition, such as `tip`, and `undefined` for other elements. */
function admonitionType(element: Element): string | undefined {
  const prefix = 'theme-admonition-';
  return classes(element)
    .find(name => name.startsWith(prefix))
    ?.slice(prefix.length);
}

const isSeparate = (element: Element) =>
  separateTags.has(element.tagName) ||
  isCodeBlock(element) ||
  admonitionType(element) !== undefined;

/** Returns the text alternatives of the pictures in an element, except in separate blocks. */
function picturesOf(element: Element): string[] {
  return findAll(({tagName}) => tagName === 'img', [element])
    .filter(picture => !isBelowSeparate(picture, element))
    .map(({attribs}) => cleanText(attribs.alt ?? ''));
}

function isBelowSeparate(element: Element, root: Element): boolean {
  const {parent} = element;
  if (element === root || parent === root || parent === null || !isTag(parent)) {
    return false;
  }
  return isSeparate(parent) || isBelowSeparate(parent, root);
}

function hasBlock(element: Element): boolean {
  return element.children.some(child => isTag(child) && (!isInline(child) || hasBlock(child)));
}

/** Returns the text of a heading without its link to itself, unless that link is the whole heading. */
function headingText(heading: Element): string {
  const ownLink = `#${heading.attribs.id}`;
  const text = textOf(heading, ({tagName, attribs}) => tagName === 'a' && attribs.href === ownLink);
  return text || textOf(heading);
}

/** The first `h1` of a page. The text is undefined if it has none, for example because it is a logo. */
export type TitleHeading = {element: Element; text: string | undefined};

export function titleHeading(main: Element): TitleHeading | undefined {
  const element = findOne(child => headingLevel(child) === 1, main.children);
  if (!element) {
    return undefined;
  }
  const text = headingText(element);
  return {element, text: text || undefined};
}

/** The lowest level of a section. */
const lowestLevel = 6;

/** Walks a page and collects its sections, in reading order. */
export class PageWalker {
  private readonly sections: Section[];
  /** The headings above the current text by level, with the anchors that reach them. */
  private path: ({text: string; anchor: string | null} | null)[];
  /** Whether an `h1` after the title starts the current section, so that the levels below move down by one. */
  private isBelowLaterTitle = false;
  private admonition: string | undefined;
  /** Text outside of paragraphs, collected until a block ends it. */
  private loose: string[] = [];
  /** The texts of the pictures among it. */
  private pictures: string[] = [];
  /** The texts of all pictures of a section so far. */
  private described: {section?: Section; texts: Set<string>} = {texts: new Set()};

  /**
   * @param byId the first element with each id. Links reach no other.
   * @param title the title of text that comes before the first heading.
   * @param titleElement the `h1` with that title, if there is one. Every other `h1` starts a section.
   */
  constructor(
    private readonly byId: ReadonlyMap<string, Element>,
    title: string,
    private readonly titleElement?: Element,
  ) {
    this.path = [{text: title, anchor: null}];
    this.sections = [{trail: [title], anchor: null, hasHeading: false, texts: []}];
  }

  /** @param authored whether all text of the page is the author's, also outside of MDX's wrapper */
  walk(main: Element, authored = false): Section[] {
    this.children(main, authored);
    this.flush();
    return this.sections;
  }

  /**
   * Adds a heading. Later text belongs to it until a heading of the same or a higher level follows.
   *
   * @param anchor its own anchor; without one (`undefined`) it uses the anchor of the heading above.
   */
  addHeading(level: number, text: string, anchor: string | null | undefined): void {
    const above = Array.from({length: level - 1}, (_, index) => this.path[index] ?? null);
    const inherited = above.filter(heading => heading !== null).at(-1)?.anchor ?? null;
    const encoded = typeof anchor === 'string' ? encodeURI(anchor) : anchor;
    const heading = {text, anchor: encoded === undefined ? inherited : encoded};
    this.path = [...above, heading];
    const trail = this.path.map(each => each && each.text);
    this.sections.push({trail, anchor: heading.anchor, hasHeading: true, texts: []});
  }

  addText(text: string, kind: TextKind = 'prose'): void {
    if (isSearchable(text)) {
      this.sections.at(-1)!.texts.push({kind, text});
    }
  }

  /**
   * @param authored whether the author wrote this part of the page. Loose text elsewhere comes from the
   *   theme (dates, authors, badges) and is skipped.
   */
  private children(parent: ParentNode, authored: boolean): void {
    for (const child of parent.children) {
      if (isText(child)) {
        this.addLoose(child.data, authored);
      } else if (isTag(child)) {
        this.element(child, authored);
      }
    }
  }

  private element(element: Element, authored: boolean): void {
    if (isInline(element) && !hasBlock(element)) {
      this.addLoose(element.tagName === 'br' ? ' ' : rawTextOf(element), authored);
      if (authored) {
        this.pictures.push(...picturesOf(element));
      }
      return;
    }
    this.flush();
    if (isHeading(element)) {
      this.heading(element);
    } else if (element.tagName === 'pre') {
      this.addText(textOf(element), 'code');
    } else if (isCodeBlock(element)) {
      this.addText(textOf(element));
      const sample = findOne(({tagName}) => tagName === 'pre', element.children);
      if (sample) {
        this.element(sample, authored);
      }
    } else if (itemTags.has(element.tagName) && !hasHeading(element)) {
      this.item(element);
    } else if (!isCard(element)) {
      this.container(element, authored);
    }
    this.flush();
  }

  /** Loose text inside MDX's wrapper, or inside an item with headings, is the author's. */
  private container(element: Element, authored: boolean): void {
    const outer = this.admonition;
    this.admonition = admonitionType(element) ?? outer;
    const isAuthors = classes(element).includes('markdown') || itemTags.has(element.tagName);
    this.children(element, authored || isAuthors);
    this.flush();
    this.admonition = outer;
  }

  /** Adds the item's text, then the blocks inside it. */
  private item(element: Element): void {
    if (element.tagName === 'tr') {
      this.row(element);
      return;
    }
    const separate: Element[] = [];
    this.addText(textOf(element, child => isSeparate(child) && separate.push(child) > 0));
    this.addPictures(picturesOf(element));
    separate.forEach(child => this.element(child, true));
  }

  /** Adds a table row. One with an id, such as an option that others link to, is a section of its own. */
  private row(element: Element): void {
    const name = element.children.filter(isTag).map(cell => textOf(cell))[0] ?? '';
    const anchor = name && this.rowAnchor(element);
    if (!anchor) {
      this.cells(element);
      return;
    }
    const {path, sections} = this;
    const {trail, anchor: above} = sections.at(-1)!;
    this.addHeading(Math.min(path.length + 1, lowestLevel), name, anchor);
    this.cells(element);
    this.path = path;
    sections.push({trail, anchor: above, hasHeading: false, texts: []});
  }

  /** Adds the cells of a row as one text, then the code samples in them. */
  private cells(row: Element): void {
    const samples: Element[] = [];
    const isSample = (child: Element): boolean => child.tagName === 'pre' || isCodeBlock(child);
    this.addText(rowTextOf(row, child => isSample(child) && samples.push(child) > 0));
    this.addPictures(picturesOf(row));
    samples.forEach(sample => this.element(sample, true));
  }

  /** Returns the id of a row, or the first one within its first cell, if a link reaches it. */
  private rowAnchor(row: Element): string | undefined {
    const isReachable = (element: Element) => this.byId.get(element.attribs.id ?? '') === element;
    const [cell] = row.children.filter(isTag);
    return (isReachable(row) ? row : cell && findOne(isReachable, [cell]))?.attribs.id;
  }

  /** Adds the texts of pictures, unless the block before has them or another picture of the section. */
  private addPictures(pictures: readonly string[]): void {
    const section = this.sections.at(-1)!;
    if (section !== this.described.section) {
      this.described = {section, texts: new Set()};
    }
    const before = section.texts.at(-1)?.text ?? '';
    for (const text of pictures) {
      if (!this.described.texts.has(text) && !before.includes(text)) {
        this.addText(text, 'picture');
      }
      this.described.texts.add(text);
    }
  }

  private heading(element: Element): void {
    const level = headingLevel(element) as number;
    const text = headingText(element);
    if (text === '') {
      return;
    }
    if (level === 1) {
      this.isBelowLaterTitle = element !== this.titleElement;
    }
    if (element === this.titleElement) {
      this.addHeading(1, text, null);
      return;
    }
    const shifted = this.isBelowLaterTitle ? level + 1 : level;
    this.addHeading(Math.min(shifted, lowestLevel), text, this.anchorOf(element));
  }

  /** Returns the id of the heading, of a descendant, or of the section that it starts, if a link reaches it. */
  private anchorOf(heading: Element): string | undefined {
    const isReachable = (element: Element) => this.byId.get(element.attribs.id ?? '') === element;
    const {parent} = heading;
    const opened = parent && isTag(parent) && parent.children.find(isTag) === heading;
    const candidates = [heading, findOne(isReachable, heading.children), opened ? parent : null];
    return candidates.find(element => element && isReachable(element))?.attribs.id;
  }

  private addLoose(text: string, authored: boolean): void {
    if (authored) {
      this.loose.push(text);
    }
  }

  /** Adds the collected text. Skips an admonition's default title, which the theme generates from its type. */
  private flush(): void {
    const text = cleanText(this.loose.join(''));
    this.loose = [];
    if (text.toLowerCase() !== this.admonition) {
      this.addText(text);
    }
    this.addPictures(this.pictures);
    this.pictures = [];
  }
}
