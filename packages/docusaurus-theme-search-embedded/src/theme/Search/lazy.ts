/** The search dialog's chunk: loaded when a visitor reaches for search, not before. */
export {default} from '@theme/SearchDialog';
export {preloadBackend} from './backend/backend';
