import {markTags, plainText, type Hit, type SearchBackend} from '../engine/hit';
import type {
  CallOptions,
  Hierarchy,
  MatchedValue,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../engine/types';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Answers requests of Algolia's lite client, with answers of the same shape. */
export async function searchInAlgoliaShape(
  backend: SearchBackend,
  requests: readonly SearchRequest[],
  options?: CallOptions,
): Promise<SearchResponse[]> {
  return Promise.all(
    requests.map(async request => {
      const {page = 0, hitsPerPage = 20, attributesToSnippet = []} = request;
      const snippet = attributesToSnippet.find(name => name.startsWith('content:'));
      const {hits, total, counts} = await backend.find(
        {
          query: request.query,
          from: page * hitsPerPage,
          to: (page + 1) * hitsPerPage,
          filters: request.facetFilters,
          facets: request.facets,
          excerptWords: Number(snippet?.split(':')[1] ?? 10),
        },
        options,
      );
      return {
        hits: hits.map(hit => hitInAlgoliaShape(hit, request)),
        nbHits: total,
        nbPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
        page,
        hitsPerPage,
        query: request.query,
        index: request.indexName,
        ...(counts && {facets: counts}),
      };
    }),
  );
}

function hitInAlgoliaShape(
  {id, url, kind, category, headings, excerpt, score}: Hit,
  {highlightPreTag = '<em>', highlightPostTag = '</em>'}: SearchRequest,
): SearchHit {
  const matched = (text: string): MatchedValue => ({
    value: text
      .replaceAll(markTags.start, highlightPreTag)
      .replaceAll(markTags.end, highlightPostTag),
    matchLevel: text.includes(markTags.start) ? 'partial' : 'none',
  });
  const [page, anchor = null] = url.split('#');
  const content = kind === 'text' && excerpt !== undefined ? excerpt : null;
  const own = `lvl${headings.length}` as keyof Hierarchy;
  const plain = levels.map((level, at) => [level, headings[at] ? plainText(headings[at]) : null]);
  const shown = levels.flatMap((level, at) => {
    const heading = headings[at];
    return heading ? [[level, matched(heading)]] : [];
  });
  const hierarchy = {lvl0: matched(category), ...Object.fromEntries(shown)};
  return {
    objectID: id,
    type: content === null ? own : 'content',
    url,
    url_without_anchor: page,
    anchor,
    content: content && plainText(content),
    hierarchy: {lvl0: plainText(category), ...Object.fromEntries(plain)} as Hierarchy,
    score,
    _highlightResult: {hierarchy, ...(content && {content: matched(content)})},
    _snippetResult: {hierarchy, ...(excerpt && {content: matched(excerpt)})},
  };
}
