/** The search dialog's chunk: loaded when a visitor reaches for search, not before. */
export {default} from '../SearchDialog/Dialog';
export {preloadBackend} from './backend/backend';
export type {SearchDialogProps} from '../SearchDialog/Dialog';
