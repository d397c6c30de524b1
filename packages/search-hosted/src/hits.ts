import {
  hitOfRecord,
  markTags,
  plainText,
  type Hit,
  type ResultPage,
} from 'docusaurus-theme-search-embedded/client';

/** The tags around matched words in the service's answers. */
export const tags = {pre: '<mark>', post: '</mark>'} as const;

/** Reports an answer of the hosted service with an unknown shape. */
export class ResponseShapeError extends Error {
  constructor(message: string) {
    super(`The answer to the search cannot be used: ${message}.`);
    this.name = 'ResponseShapeError';
  }
}

/** Returns the value at a path of an unknown value. */
function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((outer, key) => Object(outer)[key], value);
}

/** Returns the text at a path, or undefined if there is none. */
function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

function marked(value: string | undefined): string | null {
  if (value === undefined) {
    return null;
  }
  return plainText(value).replaceAll(tags.pre, markTags.start).replaceAll(tags.post, markTags.end);
}

/** Converts a hit of the service. Headings are not shortened, so that they stay recognizable. */
function hitOf(value: unknown, queryID: string | undefined): Hit {
  const hit = hitOfRecord(value, (...path) => {
    const snippet = textAt(value, '_snippetResult', ...path, 'value');
    const highlight = textAt(value, '_highlightResult', ...path, 'value');
    return marked(path[0] === 'content' ? (snippet ?? highlight) : (highlight ?? snippet));
  });
  return {...hit, queryID};
}

/**
 * Merges the answers for one or more pages of the same query into one list of hits. The theme leaves out hits that it
 * cannot show.
 *
 * @throws ResponseShapeError for a value of another shape
 */
export function parseResponse(response: unknown): ResultPage {
  const results = valueAt(response, 'results');
  const lists = (Array.isArray(results) && results.length > 0 ? results : [undefined]).map(
    result => {
      const hits = valueAt(result, 'hits');
      if (!Array.isArray(hits)) {
        throw new ResponseShapeError('it has no results[0].hits');
      }
      const queryID = textAt(result, 'queryID');
      return hits.map(hit => hitOf(hit, queryID));
    },
  );
  const total = valueAt(response, 'results', '0', 'nbHits') as ResultPage['total'];
  return {hits: lists.flat(), total};
}
