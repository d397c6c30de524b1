/** Searches the site's own index in a worker. */
export {askEmbedded, embeddedClientOf, type AskOptions} from './ask';
export {createEmbeddedClient, EmbeddedSearchError, type EmbeddedClient} from './embedded';
export {
  markTags,
  plainText,
  type Hit,
  type InputQuery,
  type ResultPage,
  type SearchBackend,
  type SearchOptions,
} from '../engine/hit';
