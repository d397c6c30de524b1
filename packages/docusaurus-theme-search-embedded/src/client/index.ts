/** Searches the site's own index in a worker. */
export {searchEmbedded, embeddedClientOf, type SearchEmbeddedOptions} from './searchEmbedded';
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
