import type {SearchRecord} from '../engine/types';
import {find, headingLevel, isElement, type DomElement} from './dom';
import {parsePage, removeIgnored, type ParsedPage} from './page';
import {RecordSink, type PageSource} from './sink';
import {isSearchable, textOf, cleanText} from './text';
import {isSkipped} from './visibility';
import {PageWalker} from './walk';

export {parsePage, removeIgnored, type PageSource, type ParsedPage};
export {RecordsFolder} from './file';

function firstTitle({main}: ParsedPage): string | undefined {
  const isTitle = (element: DomElement) => headingLevel(element) === 1 && !isSkipped(element);
  const heading = find(main, isTitle);
  const text = heading && isElement(heading) ? textOf(heading) : '';
  return isSearchable(text) ? text : undefined;
}

function withoutSuffix(title: string, suffix: string | undefined): string {
  return suffix && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Extracts DocSearch records from a built page: one per heading, paragraph, list item, definition,
 * table row, caption, and code sample, in reading order. Code samples have `kind: 'code'`.
 *
 * Skips navigation, tables of contents, footers, controls, hidden elements (except tab panels), and
 * cards, whose text belongs to the page they link to. Returns no records for a page with its own
 * `noindex`.
 *
 * @param html the whole document, or what {@link parsePage} returned for it.
 * @param source the page's URL, category, and metadata.
 */
export function extractRecords(html: string | ParsedPage, source: PageSource): SearchRecord[] {
  const page = typeof html === 'string' ? parsePage(html) : html;
  if (page.noIndex) {
    return [];
  }
  const sink = new RecordSink(page, source);
  const title = firstTitle(page);
  if (title) {
    sink.setTitle(title);
  } else {
    sink.addHeading(1, withoutSuffix(page.title, source.titleSuffix) || source.lvl0, null);
  }
  if (source.description) {
    sink.addContent(cleanText(source.description));
  }
  new PageWalker(page, sink).run();
  return sink.records;
}
