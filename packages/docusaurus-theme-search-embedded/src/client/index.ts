/** What sites may import: they search the site's own index, in a worker, open the dialog, and write backends. */
export {
  embeddedBackend,
  EmbeddedSearchError,
  searchEmbedded,
  type SearchEmbeddedOptions,
} from './embeddedBackend.js';
export {
  markTags,
  plainText,
  type Backend,
  type BackendError,
  type CreateBackend,
  type Hit,
  type InputQuery,
  type ResultPage,
} from './hit.js';
export {hitOfRecord} from './hitOfRecord.js';
export {openSearch} from './openSearch.js';
