import {embeddedClientOf} from '../../../client/ask';
import type {SearchBackend} from '../../../engine/hit';
import {parseAnswer, tags} from '../../../hosted/browser/hits';
import type {SearchAdapter} from './adapter';

/** Connects to the site's own index. */
export function connectEmbedded(manifestUrl: string): SearchBackend {
  const client = embeddedClientOf(manifestUrl);
  return {
    preload: client.preload,
    async find({query, from, to, filters, facets, excerptWords}, {signal} = {}) {
      const size = 20;
      const pages = Array.from({length: Math.max(1, Math.ceil((to - from) / size))}, (_, i) => i);
      const requests = pages.map(index => ({
        query,
        indexName: '',
        hitsPerPage: Math.min(size, to - from),
        page: Math.floor(from / size) + index,
        attributesToSnippet: [`content:${excerptWords}`],
        highlightPreTag: tags.pre,
        highlightPostTag: tags.post,
        facets: facets as string[],
        facetFilters: filters as string[],
      }));
      const answer = await client.search({requests}, {signal});
      return {...parseAnswer(answer), counts: answer.results[0]!.facets};
    },
  };
}

/** Answers every search from the site's own index. */
const adapter: SearchAdapter = {
  useBackendName: () => 'embedded',
  connect: async (_, {manifestUrl}) => connectEmbedded(manifestUrl),
  OutageHelp: () => null,
  reportViewed: () => {},
  reportOpened: () => {},
};

export default adapter;
