/**
 * Reads what comes from outside: answers of a backend or of the site's index, and browser storage. Whatever it is, the
 * interface gets valid values, so nothing else checks them.
 */
import {hitOfRecord} from '../../client/hitOfRecord.js';
import {plainText, type Excerpts, type Hit} from '../../client/hit.js';
import {isBlank} from '../limits.js';
import {itemOf, type SearchItem, type SiteLocation} from '../list/items.js';
import {reportOnce} from '../../client/report.js';

/** An answer to a search. */
export type Answer = {
  /** The hits that can be shown, each id once. */
  items: SearchItem[];
  /** The number of all results; undefined if the backend does not count them. */
  total: number | undefined;
  /** Whether a further request finds more. */
  hasMore: boolean;
  /** Whether there may be more than `total`, which further requests find. */
  isPartial: boolean;
  /** Whether results or passages are missing, because files could not be fetched. */
  lacksFiles: boolean;
  /** The part of a pasted line whose results these are, if no page has enough of the line. */
  partOfLine?: string;
  /** The number of results by area id, if the index counts them. */
  areas?: Record<string, number>;
};

/** Reports an answer of which nothing can be shown. */
class AnswerError extends Error {
  readonly isDamaged = true;
}

type Fields = Record<string, unknown>;

/** Reports a field that cannot be used as it is. */
type Report = (field: string, problem: string) => void;

const kinds: readonly unknown[] = ['page', 'heading', 'text'] satisfies Hit['kind'][];

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Returns a text or a number as text; undefined for other values, and for a text that shows nothing. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Describes a value in an error message, in a few words. */
function received(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value);
}

const mustBe = (expected: string, value: unknown): string =>
  `must be ${expected}. Received ${received(value)}.`;

/** Returns a problem of several hits as one message. */
function messageOf(problem: string, [first, ...others]: readonly string[]): string {
  return [`${first} ${problem}`, others.length > 0 && `The same holds for ${others.join(', ')}.`]
    .filter(Boolean)
    .join(' ');
}

/** Reads the headings of a hit, without the empty levels at the end. */
function readHeadings(value: readonly unknown[], report: Report): (string | null)[] {
  const headings = value.map(heading => textOf(heading) ?? null);
  const odd = value.findIndex(
    (heading, index) => headings[index] === null && heading !== null && typeof heading !== 'string',
  );
  if (odd >= 0) {
    report(`headings[${odd}]`, mustBe('a text or null', value[odd]));
  }
  while (headings.at(-1) === null) {
    headings.pop();
  }
  return headings;
}

/** Reads a hit. Returns undefined if it cannot be shown or opened. */
function readHit(value: unknown, site: SiteLocation, report: Report): SearchItem | undefined {
  const {id, url, kind, category, headings, excerpt, hasText, score, queryID} = fieldsOf(value);
  if (!Array.isArray(headings)) {
    report('headings', `${mustBe('a list of texts', headings)} The hit is left out.`);
    return undefined;
  }
  const path = textOf(url) ?? '';
  const known = readHeadings(headings, report);
  const isKind = kinds.includes(kind);
  const hit: Hit = {
    id: textOf(id) ?? path,
    url: path,
    kind: isKind ? (kind as Hit['kind']) : known.length > 1 ? 'heading' : 'page',
    category: textOf(category) ?? '',
    headings: known,
    excerpt: textOf(excerpt),
    hasText: hasText === true,
    score: typeof score === 'number' ? score : undefined,
    queryID: textOf(queryID),
  };
  const item = itemOf(hit, site);
  if (!item) {
    const expected = 'an http(s) or mailto URL, or a path of this site';
    report('url', `${mustBe(expected, url)} The hit is left out.`);
    return undefined;
  }
  if (isBlank(plainText(item.title))) {
    report('headings', 'must have a text if the hit has no `excerpt`. The hit is left out.');
    return undefined;
  }
  if (textOf(id) === undefined) {
    report('id', mustBe('a text', id));
  }
  if (!isKind) {
    report('kind', mustBe('`page`, `heading`, or `text`', kind));
  }
  return item;
}

/**
 * Reads a list of hits. Leaves out those that cannot be shown, and all but the first with an id.
 *
 * @param report receives each problem once, with the hits that have it
 */
function readHits(
  values: readonly unknown[],
  site: SiteLocation,
  report: (problem: string) => void,
): SearchItem[] {
  const items = new Map<string, SearchItem>();
  const problems = new Map<string, string[]>();
  for (const [index, value] of values.entries()) {
    const add: Report = (field, problem) => {
      const {id, url} = fieldsOf(value);
      const name = textOf(id) ?? textOf(url);
      const place = `\`hits[${index}].${field}\`${name ? ` (${received(name)})` : ''}`;
      problems.set(problem, [...(problems.get(problem) ?? []), place]);
    };
    const item = readHit(value, site, add);
    if (item && items.has(item.id)) {
      add('id', 'must not repeat. The hit is left out.');
    } else if (item) {
      items.set(item.id, item);
    }
  }
  problems.forEach((places, problem) => report(messageOf(problem, places)));
  return Array.from(items.values());
}

function readCounts(value: unknown): Record<string, number> | undefined {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => isCount(entry[1])),
      )
    : undefined;
}

/**
 * Reads an answer to a search for results `from` up to `to`. Names what it cannot use in the console.
 *
 * @throws {AnswerError} if the answer has no list of hits, or none of its hits can be shown
 */
export function readAnswer(
  value: unknown,
  site: SiteLocation,
  {from, to}: {from: number; to: number},
): Answer {
  const answer = fieldsOf(value);
  const {hits, total: all} = answer;
  if (!Array.isArray(hits)) {
    throw new AnswerError(`\`hits\` of the answer ${mustBe('a list', hits)}`);
  }
  const problems: string[] = [];
  const items = readHits(hits, site, problem => {
    problems.push(problem);
    reportOnce(problem);
  });
  if (items.length === 0 && hits.length > 0) {
    throw new AnswerError(`No hit of the answer can be shown. ${problems[0]}`);
  }
  const isPartial = answer.isPartial === true;
  const isCounted = isCount(all) && all >= from + hits.length;
  if (!isCounted && all !== undefined && all !== null) {
    reportOnce(`\`total\` of the answer ${mustBe('the number of all results', all)}`);
  }
  const isEmpty = to > from && from === 0 && hits.length === 0;
  // What was left out is not counted.
  const counted = isCounted ? all - (hits.length - items.length) : undefined;
  const mayHaveMore = isCounted ? to < all : hits.length >= to - from;
  return {
    items,
    total: isEmpty ? 0 : counted,
    hasMore: isPartial || (items.length > 0 && mayHaveMore),
    isPartial,
    lacksFiles: answer.lacksFiles === true,
    partOfLine: typeof answer.partOfLine === 'string' ? answer.partOfLine : undefined,
    areas: readCounts(answer.areas),
  };
}

/** Reads excerpts by the ids of hits. Returns undefined if there are none. */
export function checkExcerpts(value: unknown): Excerpts | undefined {
  if (typeof value !== 'object' || value === null) {
    reportOnce(`The answer of \`readExcerpts\` ${mustBe('an object', value)}`);
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(value).map(([id, text]) => [id, text === null ? null : textOf(text)]),
  );
}

/** Reads a list of stored searches. Ignores what is not one: readers can't do anything about it. */
export function readStored(text: string | null, site: SiteLocation): SearchItem[] {
  let records: unknown;
  try {
    records = JSON.parse(text ?? '[]');
  } catch {
    return []; // The next write replaces the invalid value.
  }
  return Array.isArray(records)
    ? readHits(
        records.map(record => hitOfRecord(record)),
        site,
        () => {},
      )
    : [];
}
