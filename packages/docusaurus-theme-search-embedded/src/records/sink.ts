import {createHash} from 'node:crypto';
import type {Hierarchy, RecordType, SearchRecord} from '../engine/types';
import type {ParsedPage} from './page';

/** What a page's records contain about the page as a whole. */
export type PageSource = {
  /** Absolute URL without anchor. */
  url: string;
  /** The sidebar category, "Blog" or "Pages". */
  lvl0: string;
  /** The sidebar's label of the page, where it differs from the title. */
  label?: string;
  /** Extra words that the page should be found by. */
  keywords?: readonly string[];
  /** Labels of the page's tags, which are searchable too. */
  tags?: readonly string[];
  /** The author's description of the page, shown under its title. */
  description?: string;
  /** Orders equal matches, highest first. A negative rank lowers the page. */
  pageRank?: number;
  /** The suffix that Docusaurus appends to titles, such as ` | Site`. It is removed where a page has no `h1`. */
  titleSuffix?: string;
};

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const levels: Level[] = [1, 2, 3, 4, 5, 6];

/** Returns DocSearch's weight of a record: 90 for `lvl1` down to 40 for `lvl6`, 0 for text. */
function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}

/** Below DocSearch's 0 for text. */
const CODE_LEVEL = -10;

function emptyHierarchy(lvl0: string): Hierarchy {
  return {lvl0, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
}

/** Collects the records of one page and keeps track of the current headings and anchor. */
export class RecordSink {
  readonly records: SearchRecord[] = [];
  private readonly hierarchy: Hierarchy;
  private readonly anchors = new Map<Level, string | null>();
  private readonly occurrences = new Map<string, number>();

  constructor(
    private readonly page: ParsedPage,
    private readonly source: PageSource,
  ) {
    this.hierarchy = emptyHierarchy(source.lvl0);
  }

  /** Sets the page's title for text that comes before the first `h1`. */
  setTitle(title: string): void {
    this.hierarchy.lvl1 = title;
  }

  /**
   * Adds a heading. Later text belongs to it until a heading of the same or a higher level follows.
   *
   * @param anchor its own anchor; without one (`undefined`) it uses the anchor of the heading above.
   */
  addHeading(level: number, text: string, anchor: string | null | undefined): void {
    const own = anchor === undefined ? this.anchorAbove(level) : anchor;
    for (const deeper of levels.filter(other => other >= level)) {
      this.hierarchy[`lvl${deeper}`] = deeper === level ? text : null;
      this.anchors.delete(deeper);
      if (deeper === level) {
        this.anchors.set(deeper, own);
      }
    }
    this.add(`lvl${level as Level}`, text, own);
  }

  /** Adds a paragraph, list item, table row, or code caption. */
  addContent(text: string): void {
    this.add('content', text, this.anchorAbove(7));
  }

  /** Adds a code sample, which ranks below prose. */
  addCode(text: string): void {
    this.add('content', text, this.anchorAbove(7), 'code');
  }

  private anchorAbove(level: number): string | null {
    const above = levels.filter(other => other < level && this.anchors.has(other)).at(-1);
    return (above && this.anchors.get(above)) ?? null;
  }

  private add(type: RecordType, text: string, anchor: string | null, kind?: 'code'): void {
    const {page, source} = this;
    const words = [source.label, ...(source.keywords ?? []), ...(source.tags ?? [])];
    const label = [...new Set(words)].filter(Boolean).join(', ');
    this.records.push({
      objectID: this.objectID(kind ?? type, text, anchor),
      type,
      url: anchor === null ? source.url : `${source.url}#${encodeURI(anchor)}`,
      url_without_anchor: source.url,
      anchor,
      content: type === 'content' ? text : null,
      ...(kind && {kind}),
      hierarchy: {...this.hierarchy},
      ...(type === 'lvl1' && label && {label}),
      ...(page.language && {language: page.language}),
      ...(page.docusaurusTag && {docusaurus_tag: page.docusaurusTag}),
      ...(page.version && {version: page.version}),
      ...(page.plugin && {area: page.plugin}),
      ...(source.tags?.length && {tags: [...source.tags]}),
      weight: {
        pageRank: source.pageRank ?? 0,
        level: kind === 'code' ? CODE_LEVEL : levelWeight(type),
        position: this.records.length,
      },
    });
  }

  /**
   * Hashes a record without the host, so a preview's records have the same ids as the published ones.
   * The language distinguishes locales that are published on separate hosts.
   */
  private objectID(type: RecordType | 'code', text: string, anchor: string | null): string {
    const {pathname} = new URL(this.source.url);
    const key = JSON.stringify([this.page.language, pathname, anchor, type, text]);
    const occurrence = this.occurrences.get(key) ?? 0;
    this.occurrences.set(key, occurrence + 1);
    return createHash('sha256').update(`${key}${occurrence}`).digest('base64url').slice(0, 20);
  }
}
