/** The search dialog's chunk: loaded when a visitor reaches for search, not before. */
export {default} from './dialog/Dialog';
export {preloadBackend} from './backend/backend';
export type {SearchDialogProps} from './dialog/Dialog';
