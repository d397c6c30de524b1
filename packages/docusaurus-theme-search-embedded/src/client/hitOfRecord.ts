import {plainText, type Hit} from './hit.js';

/** The levels of headings of a DocSearch record. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the value at a path of an unknown value. */
function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce(
    (outer, key) =>
      typeof outer === 'object' && outer !== null
        ? (outer as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** Returns the text at a path, or null if there is none. */
function textAt(value: unknown, ...path: string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}

/**
 * Reads a DocSearch record from browser storage, or from a service that has such records.
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
