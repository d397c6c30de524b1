import {plainText, type Hit} from './hit.js';

/** The levels of headings of a DocSearch record. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Fields = Record<string, unknown>;

const withoutMarks = (value: unknown): unknown =>
  typeof value === 'string' ? plainText(value) : value;

/**
 * Maps a DocSearch record to a hit, from browser storage or from a service that has such records. Some services write
 * the levels of the hierarchy as fields of the record: `hierarchy_lvl1` or `hierarchy.lvl1`. Checks nothing: the
 * interface leaves out a hit that it cannot show, and names the field in the console.
 *
 * @param markedAt returns the text of an attribute with marks.
 */
export function hitOfRecord(
  record: unknown,
  markedAt: (...path: string[]) => string | null = () => null,
): Hit {
  const fields = Object(record) as Fields;
  const {objectID, id = null, url, type, content, hierarchy} = fields;
  const headingAt = (level: string): unknown => {
    const nested = (Object(hierarchy) as Fields)[level];
    const plain = nested ?? fields[`hierarchy.${level}`] ?? fields[`hierarchy_${level}`];
    return markedAt('hierarchy', level) ?? withoutMarks(plain ?? null);
  };
  const existing = levels.filter(level => headingAt(level));
  const own = levels.find(level => level === type);
  // If the record's own heading is missing, the innermost existing heading is used.
  const last = existing.find(level => level === own) ?? existing.at(-1) ?? 'lvl0';
  const kind = own && (own > 'lvl1' ? 'heading' : 'page');
  return {
    id: withoutMarks(objectID ?? id),
    url: withoutMarks(url),
    kind: type === 'content' ? 'text' : kind,
    category: headingAt('lvl0') ?? '',
    headings: levels.filter(level => level > 'lvl0' && level <= last).map(headingAt),
    excerpt: markedAt('content') ?? withoutMarks(content) ?? undefined,
  } as Hit;
}
