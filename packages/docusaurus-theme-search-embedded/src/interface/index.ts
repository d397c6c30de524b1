/**
 * What ejected components import, as `docusaurus-theme-search-embedded/theme`. Everything else of the
 * interface can change in any version.
 */
export {default as Highlight, Trail} from './list/Highlight.jsx';
export {default as Icon, type IconName} from './list/Icon.jsx';
export type {SearchItem} from './list/items.js';
export {labels} from './labels.js';
export type {ActiveBackend} from './backend/useBackend.js';
