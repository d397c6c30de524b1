/** The search dialog's chunk: loaded when a visitor reaches for search, not before. */
export {default} from './Dialog';
export {preloadBackend} from './backend';
export type {SearchDialogProps} from './Dialog';
