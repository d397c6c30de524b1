import type {Hierarchy, MatchedAttributes, RecordType, SearchHit} from '../../../engine/types';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: readonly string[] = [...levels, 'content'] satisfies RecordType[];

/** Hits of one answer, and how many there are in all. */
export type Hits = {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  /** How many results each section of the site has, by its path; where the index counts them. */
  sections?: Record<string, number>;
  queryID?: string;
};

/** The search service, or the site's own index, sent something that is no answer. */
export class AnswerShapeError extends Error {
  constructor(message: string) {
    super(`The answer to the search cannot be used: ${message}.`);
    this.name = 'AnswerShapeError';
  }
}

type Unknown = Record<string, unknown>;

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function hierarchyOf(value: Unknown): Hierarchy {
  const all = levels.map(level => [level, text(value[level])] as const);
  return {...(Object.fromEntries(all) as Hierarchy), lvl0: text(value.lvl0) ?? ''};
}

function matchedValue(value: unknown): {value: string; matchLevel: 'none'} | undefined {
  const found = isObject(value) ? text(value.value) : null;
  return found === null ? undefined : {value: found, matchLevel: 'none'};
}

function matchedAttributes(value: unknown): MatchedAttributes {
  const {content, hierarchy}: Unknown = isObject(value) ? value : {};
  const matched = levels.map(level => [
    level,
    isObject(hierarchy) ? matchedValue(hierarchy[level]) : undefined,
  ]);
  return {content: matchedValue(content), hierarchy: Object.fromEntries(matched)};
}

/**
 * Reads a hit from outside: an answer or browser storage. Whatever else it holds is left behind.
 *
 * @returns `undefined` where it has not the shape of a record with something to show.
 */
export function parseHit(value: unknown): SearchHit | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) {
    return undefined;
  }
  const {type} = value;
  const [objectID, url] = [text(value.objectID), text(value.url)];
  const hierarchy = hierarchyOf(value.hierarchy);
  const content = text(value.content);
  const isType = typeof type === 'string' && types.includes(type);
  if (!objectID || !url || !isType || !(content ?? levels.some(level => hierarchy[level]))) {
    return undefined;
  }
  return {
    objectID,
    url,
    type: type as RecordType,
    content,
    hierarchy,
    family: text(value.family) ?? undefined,
    _highlightResult: matchedAttributes(value._highlightResult),
    _snippetResult: matchedAttributes(value._snippetResult),
  };
}

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}

function sectionCounts(facets: unknown): Record<string, number> | undefined {
  const counts = isObject(facets) ? facets.section : undefined;
  if (!isObject(counts)) {
    return undefined;
  }
  return Object.fromEntries(Object.entries(counts).map(([id, value]) => [id, count(value, 0)]));
}

/** Reads the answer to one request. */
function parseResult(result: unknown): Hits {
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new AnswerShapeError('it has no results[0].hits');
  }
  const hits = result.hits.map(parseHit).filter(hit => hit !== undefined);
  if (hits.length === 0 && result.hits.length > 0) {
    throw new AnswerShapeError('none of its hits is a documentation record');
  }
  return {
    hits,
    nbHits: count(result.nbHits, hits.length),
    nbPages: count(result.nbPages, 1),
    sections: sectionCounts(result.facets),
    queryID: text(result.queryID) ?? undefined,
  };
}

/**
 * Reads the answer to requests for one page or several of the same query
 *, as one list of hits.
 *
 * @throws AnswerShapeError where it is none, or where all of its hits belong to another kind of index.
 */
export function parseAnswer(response: unknown): Hits {
  const results: unknown = isObject(response) ? response.results : undefined;
  const [first, ...others] = Array.isArray(results) && results.length > 0 ? results : [undefined];
  const answer = parseResult(first);
  return {...answer, hits: [...answer.hits, ...others.flatMap(other => parseResult(other).hits)]};
}
