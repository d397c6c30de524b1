import {
  attribute,
  children,
  classes,
  find,
  headingLevel,
  isElement,
  isInline,
  isText,
  type DomElement,
  type DomNode,
} from './dom';
import type {ParsedPage} from './page';
import type {RecordSink} from './sink';
import {codeOf, isSearchable, rawTextOf, rowTextOf, textOf, cleanText} from './text';
import {isSkipped} from './visibility';

/** Elements that become one record each. */
const itemTags = new Set(['p', 'li', 'dt', 'dd', 'caption', 'figcaption', 'summary', 'tr']);

/** Elements that get their own records inside an item. */
const separateTags = new Set(
  'article blockquote details dl figure ol pre section table ul'.split(' '),
);

const isHeading = (element: DomElement) => headingLevel(element) !== undefined;
const hasHeading = (element: DomElement) => find(element, isHeading) !== undefined;

/** Returns whether an element is the frame of a code block. Its text outside the code is the caption. */
const isCodeBlock = (element: DomElement) => classes(element).includes('theme-code-block');

/** Returns whether an element is a card, a link around a heading. Its text belongs to the page it links to. */
const isCard = (element: DomElement) => element.tagName === 'a' && hasHeading(element);

/** Returns the type of an admonition, such as `tip`, and `undefined` for other elements. */
function admonitionType(element: DomElement): string | undefined {
  const prefix = 'theme-admonition-';
  return classes(element)
    .find(name => name.startsWith(prefix))
    ?.slice(prefix.length);
}

function hasOwnRecords(element: DomElement): boolean {
  return (
    separateTags.has(element.tagName) ||
    isCodeBlock(element) ||
    admonitionType(element) !== undefined
  );
}

/** Returns whether an element contains a block. */
function hasBlock(element: DomElement): boolean {
  return children(element).some(
    child => isElement(child) && !isSkipped(child) && (!isInline(child) || hasBlock(child)),
  );
}

/** Returns whether an element is the heading's link to itself. */
function isOwnLink(heading: DomElement, element: DomElement): boolean {
  const id = attribute(heading, 'id');
  return id !== undefined && element.tagName === 'a' && attribute(element, 'href') === `#${id}`;
}

/** Walks a page and adds its headings and texts to the sink, in reading order. */
export class PageWalker {
  private seenTitle = false;
  private admonition: string | undefined;
  /** Text outside of paragraphs, collected until a block ends it. */
  private loose: string[] = [];

  constructor(
    private readonly page: ParsedPage,
    private readonly sink: RecordSink,
  ) {}

  /** Reads the whole page. */
  run(): void {
    this.block(this.page.main, false);
    this.flush();
  }

  /**
   * @param authored whether the author wrote this part of the page. Loose text elsewhere comes from the
   *   theme (dates, authors, badges) and is skipped.
   */
  private block(node: DomNode, authored: boolean): void {
    for (const child of children(node)) {
      if (isText(child)) {
        this.addLoose(child.data, authored);
      } else if (isElement(child) && child.tagName === 'pre') {
        this.code(child);
      } else if (isElement(child) && !isSkipped(child)) {
        this.element(child, authored);
      }
    }
  }

  private element(element: DomElement, authored: boolean): void {
    if (isInline(element) && !hasBlock(element)) {
      this.addLoose(element.tagName === 'br' ? ' ' : rawTextOf(element), authored);
      return;
    }
    this.flush();
    if (isHeading(element)) {
      this.heading(element);
    } else if (isCodeBlock(element)) {
      this.content(textOf(element));
      const sample = find(element, ({tagName}) => tagName === 'pre');
      if (sample) this.code(sample);
    } else if (itemTags.has(element.tagName) && !hasHeading(element)) {
      this.item(element);
    } else if (!isCard(element)) {
      this.container(element, authored);
    }
    this.flush();
  }

  /** Loose text inside MDX's wrapper, or inside an item with headings, is the author's. */
  private container(element: DomElement, authored: boolean): void {
    const outer = this.admonition;
    this.admonition = admonitionType(element) ?? outer;
    const isAuthors = classes(element).includes('markdown') || itemTags.has(element.tagName);
    this.block(element, authored || isAuthors);
    this.flush();
    this.admonition = outer;
  }

  /** Adds one record for the item's text, then the records of the blocks inside it. */
  private item(element: DomElement): void {
    if (element.tagName === 'tr') {
      this.content(rowTextOf(element));
      return;
    }
    const separate: DomElement[] = [];
    const text = textOf(element, child => hasOwnRecords(child) && separate.push(child) > 0);
    this.content(text);
    separate.forEach(child => this.element(child, true));
  }

  private heading(element: DomElement): void {
    const level = headingLevel(element) as number;
    const text = textOf(element, child => isOwnLink(element, child));
    if (!isSearchable(text)) {
      return;
    }
    const isTitle = level === 1 && !this.seenTitle;
    this.seenTitle ||= level === 1;
    this.sink.addHeading(level, text, isTitle ? null : this.anchorOf(element));
  }

  /** Returns the id of the heading, of a descendant, or of the section that it starts, if a link reaches it. */
  private anchorOf(heading: DomElement): string | undefined {
    const section = heading.parent;
    const startsSection =
      section && isElement(section) && children(section).find(isElement) === heading;
    const inner = find(heading, child => this.reachableId(child) !== undefined);
    return [heading, inner, startsSection ? section : undefined]
      .map(holder => holder && this.reachableId(holder))
      .find(id => id !== undefined);
  }

  private reachableId(element: DomElement): string | undefined {
    const id = attribute(element, 'id');
    return id && this.page.byId.get(id) === element ? id : undefined;
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
      this.content(text);
    }
  }

  private code(sample: DomElement): void {
    const text = codeOf(sample);
    this.flush();
    if (isSearchable(text)) {
      this.sink.addCode(text);
    }
  }

  private content(text: string): void {
    if (isSearchable(text)) {
      this.sink.addContent(text);
    }
  }
}
