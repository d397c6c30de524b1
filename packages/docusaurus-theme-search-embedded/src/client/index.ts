/** The search in the browser: what asks the site's own index, in a worker. */
export {askEmbedded, embeddedClientOf, type AskOptions} from './ask';
export {createEmbeddedClient, EmbeddedSearchError, type EmbeddedClient} from './embedded';
export type {SearchClient, SearchHit, SearchRequest, SearchResponse} from '../engine/types';
