/** Searches the site's own index in a worker. */
export * from './embedded';
export {
  markTags,
  plainText,
  type Hit,
  type InputQuery,
  type ResultPage,
  type SearchBackend,
  type RequestOptions,
} from '../engine/hit';
