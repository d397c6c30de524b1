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
import {codeOf, isSearchable, rawTextOf, rowTextOf, textOf, tidy} from './text';
import {isSkipped} from './visibility';

/** Each of these is one record. */
const itemTags = new Set(['p', 'li', 'dt', 'dd', 'caption', 'figcaption', 'summary', 'tr']);

/** Inside an item these speak for themselves. */
const apartTags = new Set(
  'article blockquote details dl figure ol pre section table ul'.split(' '),
);

const isHeading = (element: DomElement) => headingLevel(element) !== undefined;
const hasHeading = (element: DomElement) => find(element, isHeading) !== undefined;

/** A code block's frame: what it shows apart from the code is its caption. */
const isCodeBlock = (element: DomElement) => classes(element).includes('theme-code-block');

/** A link around a heading is a card: its text belongs to the page it leads to. */
const isCard = (element: DomElement) => element.tagName === 'a' && hasHeading(element);

/** `tip` for an admonition of that type, `undefined` for everything else. */
function admonitionType(element: DomElement): string | undefined {
  const prefix = 'theme-admonition-';
  return classes(element)
    .find(name => name.startsWith(prefix))
    ?.slice(prefix.length);
}

function standsApart(element: DomElement): boolean {
  return (
    apartTags.has(element.tagName) || isCodeBlock(element) || admonitionType(element) !== undefined
  );
}

/** Tells whether a line of text is broken by something inside the element. */
function hasBlock(element: DomElement): boolean {
  return children(element).some(
    child => isElement(child) && !isSkipped(child) && (!isInline(child) || hasBlock(child)),
  );
}

/** The heading's link to itself. */
function isOwnLink(heading: DomElement, element: DomElement): boolean {
  const id = attribute(heading, 'id');
  return id !== undefined && element.tagName === 'a' && attribute(element, 'href') === `#${id}`;
}

/** Walks one page and hands its headings and texts, in reading order, to the sink. */
export class PageWalk {
  private seenTitle = false;
  private admonition: string | undefined;
  /** Text that stands in no paragraph of its own, collected until a block ends it. */
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
   * @param authored whether the author wrote what stands here. Loose text counts only then:
   * elsewhere it is the theme's (dates, authors, badges).
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

  /** Inside MDX's own wrapper, and in an item that holds headings, loose text is the author's. */
  private container(element: DomElement, authored: boolean): void {
    const outer = this.admonition;
    this.admonition = admonitionType(element) ?? outer;
    const isAuthors = classes(element).includes('markdown') || itemTags.has(element.tagName);
    this.block(element, authored || isAuthors);
    this.flush();
    this.admonition = outer;
  }

  /** One record for the item's own text, then what stands apart inside it. */
  private item(element: DomElement): void {
    if (element.tagName === 'tr') {
      this.content(rowTextOf(element));
      return;
    }
    const apart: DomElement[] = [];
    const text = textOf(element, child => standsApart(child) && apart.push(child) > 0);
    this.content(text);
    apart.forEach(child => this.element(child, true));
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

  /** The id of the heading, of something in it, or of the section it opens, if that is where the id leads. */
  private anchorOf(heading: DomElement): string | undefined {
    const section = heading.parent;
    const opensSection =
      section && isElement(section) && children(section).find(isElement) === heading;
    const inner = find(heading, child => this.leadsTo(child) !== undefined);
    return [heading, inner, opensSection ? section : undefined]
      .map(holder => holder && this.leadsTo(holder))
      .find(id => id !== undefined);
  }

  private leadsTo(element: DomElement): string | undefined {
    const id = attribute(element, 'id');
    return id && this.page.byId.get(id) === element ? id : undefined;
  }

  private addLoose(text: string, authored: boolean): void {
    if (authored) {
      this.loose.push(text);
    }
  }

  /** An admonition without a title of its own shows its type, which is no text of the author's. */
  private flush(): void {
    const text = tidy(this.loose.join(''));
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
