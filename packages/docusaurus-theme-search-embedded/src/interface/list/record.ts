import {plainText} from '../../client/hit.js';
import {levels} from '../../client/hitOfRecord.js';
import type {Hierarchy, SearchRecord} from '../../shared/record.js';
import type {SearchItem} from './items.js';

/** A hit as DocSearch stores it in the browser. */
export type StoredRecord = Pick<
  SearchRecord,
  'objectID' | 'type' | 'url' | 'content' | 'hierarchy'
>;

/**
 * Converts an item to DocSearch's stored form. A passage is stored as its section. Pages of this site are
 * stored without the origin, so that a preview does not lead to the production site.
 */
export function recordOf({
  id,
  url,
  kind,
  category,
  headings,
  excerpt,
  link,
}: SearchItem): StoredRecord {
  const texts = [category, ...headings].map(text => text && plainText(text));
  const isPassage = kind === 'text' && headings.length === 0;
  const storedUrl = link.kind === 'internal' ? link.href : url;
  const isSection = id === url || (kind === 'text' && !isPassage);
  return {
    objectID: isSection ? storedUrl : id,
    type: isPassage ? 'content' : levels[headings.length]!,
    url: storedUrl,
    content: isPassage ? plainText(excerpt ?? '') : null,
    hierarchy: Object.fromEntries(
      levels.map((level, index) => [level, texts[index] ?? null]),
    ) as Hierarchy,
  };
}
