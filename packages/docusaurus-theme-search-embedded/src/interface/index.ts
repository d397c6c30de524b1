/**
 * What ejected components and menus import, as `docusaurus-theme-search-embedded/theme`. Everything else of
 * the interface can change in any version.
 */
/** The plugin's options for the dialog, such as `destinations`. */
export {default as dialog} from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
export {useOpensSearch} from './bar/useOpensSearch.js';
export {default as ShortcutSwitch} from './dialog/ShortcutSwitch.jsx';
export {default as Highlight, Trail} from './list/Highlight.jsx';
export {default as Icon, type IconName} from './list/Icon.jsx';
export type {SearchItem} from './list/items.js';
export {labels} from './labels.js';
export type {ActiveBackend} from './backend/useBackend.js';
