import type {Page} from '../engine/format/sections.js';
import {isThemed, removeUnsearchable, type ParsedPage} from './page.js';
import {cleanText} from './text.js';
import {PageWalker, titleHeading} from './walk.js';

export {toPages, toRecords} from './docsearch.js';
export {parsePage, removeIgnored, type ParsedPage} from './page.js';
export type {Hierarchy, RecordType, SearchRecord} from '../shared/record.js';

/** What the build knows about a page in addition to its HTML. */
export type PageSource = {
  url: string;
  /** The sidebar category, "Blog" or "Pages". */
  lvl0: string;
  /** The area; by default the content plugin. */
  area?: string;
  /** The sidebar's label of the page, where it differs from the title. */
  label?: string;
  /** Extra words that the page should be found by. */
  keywords?: readonly string[];
  tags?: readonly string[];
  /** The author's description of the page, shown under its title. */
  description?: string;
  /** Raises or lowers the page, from -100 to 100. A fraction only orders equal matches of a service that gets the records. */
  pageRank?: number;
  /** The suffix that Docusaurus appends to titles, such as ` | Site`. It is removed where a page has no `h1`. */
  titleSuffix?: string;
};

function withoutSuffix(title: string, suffix: string | undefined): string {
  return suffix && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Extracts the sections of a built page: headings, paragraphs, list items, definitions, table rows,
 * captions, code samples, and the text of pictures, in reading order. Every `h1` after the title is a section like those of `h2`,
 * and owns the headings below it. Skips navigation, tables of contents, footers, controls,
 * hidden elements (except tab panels), and cards, whose text belongs to the page they link to.
 */
export function extractPage(page: ParsedPage, source: PageSource): Page {
  removeUnsearchable(page);
  const {url, lvl0, label, keywords = [], tags = [], description, pageRank = 0} = source;
  const heading = titleHeading(page.main);
  const title = heading?.text ?? (withoutSuffix(page.title, source.titleSuffix) || lvl0);
  const walker = new PageWalker(page.byId, title, heading?.element);
  if (heading?.text === undefined) {
    walker.addHeading(1, title, null);
  }
  if (description) {
    walker.addText(cleanText(description));
  }
  const words = [label, ...keywords, ...tags].filter(Boolean);
  return {
    url,
    category: lvl0,
    title,
    label: [...new Set(words)].join(', '),
    tags,
    facets: {
      language: page.language ?? '',
      docusaurus_tag: page.docusaurusTag ?? '',
      version: page.version ?? '',
      area: source.area ?? page.plugin ?? '',
    },
    rank: pageRank,
    isPost: page.plugin === 'blog',
    sections: walker.walk(page.main, !isThemed(page)),
  };
}
