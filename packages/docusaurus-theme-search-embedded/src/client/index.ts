/** What sites may import: they search the site's own index, in a worker, and open the dialog. */
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
export {openSearch} from './openSearch.js';
