/// <reference path="./theme.d.ts" />

// The types of `docusaurus-theme-search-embedded/theme`: its exports, and those of `@theme/Search…`.
export * from '../interface/index.js';
