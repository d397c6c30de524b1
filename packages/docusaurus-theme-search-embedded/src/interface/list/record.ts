import {plainText, type Hit} from '../../client/hit.js';
import type {Hierarchy, SearchRecord} from '../../shared/record.js';
import type {SearchItem} from './items.js';

/** A hit as DocSearch stores it in the browser. */
export type StoredRecord = Pick<
  SearchRecord,
  'objectID' | 'type' | 'url' | 'content' | 'hierarchy'
>;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the value at a path of an unknown value. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce(
    (outer, key) =>
      typeof outer === 'object' && outer !== null
        ? (outer as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** Returns the text at a path, or null if there is none. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}

/**
 * Reads a DocSearch record from browser storage or from the hosted service.
 *
 * @param markedAt returns the text of an attribute with marks.
 * @returns undefined if the value is not a record or has no text.
 */
export function hitOfRecord(
  value: unknown,
  markedAt: (...path: string[]) => string | null = () => null,
): Hit | undefined {
  const plainAt = (...path: string[]): string | null =>
    plainText(textAt(value, ...path) ?? '') || null;
  const [id, url, type] = [plainAt('objectID'), plainAt('url'), textAt(value, 'type')];
  const typeLevel = levels.find(level => level === type);
  const last = [...levels].reverse().find(level => plainAt('hierarchy', level));
  const content = plainAt('content');
  if (!id || !url || !(typeLevel || type === 'content') || !(content ?? last)) {
    return undefined;
  }
  const headingAt = (level: string): string | null =>
    plainAt('hierarchy', level) && (markedAt('hierarchy', level) ?? plainAt('hierarchy', level));
  // If the record's own heading is missing, the innermost existing heading is used.
  const level = typeLevel && plainAt('hierarchy', typeLevel) ? typeLevel : (last ?? 'lvl0');
  const kind = typeLevel && typeLevel > 'lvl1' ? 'heading' : 'page';
  return {
    id,
    url,
    kind: type === 'content' ? 'text' : kind,
    category: headingAt('lvl0') ?? '',
    headings: levels.filter(other => other > 'lvl0' && other <= level).map(headingAt),
    excerpt: markedAt('content') ?? content ?? undefined,
  };
}

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
