/** Searches the site's own index in a worker. */
export * from './embeddedBackend.js';
export {
  markTags,
  plainText,
  type Hit,
  type InputQuery,
  type ResultPage,
  type SearchBackend,
  type RequestOptions,
} from './hit.js';
