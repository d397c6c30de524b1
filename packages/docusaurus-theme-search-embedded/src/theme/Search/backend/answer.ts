import {parseItem, textAt, valueAt, type SearchItem} from '../list/items';
import type {SiteAddress} from './address';

/** The usable hits of one answer, and how many there are in all. */
export type Answer = {
  items: SearchItem[];
  nbHits: number;
  nbPages: number;
  /** How many results each area of the site has, by its path; where the index counts them. */
  areas?: Record<string, number>;
};

/** The search service, or the site's own index, sent something that is no answer. */
export class AnswerShapeError extends Error {
  constructor(message: string) {
    super(`The answer to the search cannot be used: ${message}.`);
    this.name = 'AnswerShapeError';
  }
}

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}

function areaCounts(counts: unknown): Record<string, number> | undefined {
  if (typeof counts !== 'object' || counts === null) {
    return undefined;
  }
  return Object.fromEntries(Object.entries(counts).map(([id, value]) => [id, count(value, 0)]));
}

/** Reads the answer to one request. */
function parseResult(result: unknown, site: SiteAddress): Answer {
  const hits = valueAt(result, 'hits');
  if (!Array.isArray(hits)) {
    throw new AnswerShapeError('it has no results[0].hits');
  }
  const items = hits.map(hit => parseItem(hit, site)).filter(item => item !== undefined);
  if (items.length === 0 && hits.length > 0) {
    throw new AnswerShapeError(
      'none of its hits is a documentation record with an address that may be followed',
    );
  }
  const queryID = textAt(result, 'queryID') ?? undefined;
  return {
    items: items.map(item => ({...item, queryID})),
    nbHits: count(valueAt(result, 'nbHits'), items.length),
    nbPages: count(valueAt(result, 'nbPages'), 1),
    areas: areaCounts(valueAt(result, 'facets', 'area')),
  };
}

/**
 * Reads the answer to requests for one page or several of the same query, as one list.
 *
 * @throws AnswerShapeError where it is none, or where all of its hits belong to another kind of index.
 */
export function parseAnswer(response: unknown, site: SiteAddress): Answer {
  const results = valueAt(response, 'results');
  const [first, ...others] = Array.isArray(results) ? results : [];
  const answer = parseResult(first, site);
  const more = others.flatMap(other => parseResult(other, site).items);
  return {...answer, items: [...answer.items, ...more]};
}
