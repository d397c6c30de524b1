// The modules that exist only in a site's build.

declare module 'docusaurus-theme-search-embedded/backend' {
  const createBackend: import('../client/hit.js').CreateBackend;
  export default createBackend;
}

declare module '@generated/docusaurus-theme-search-embedded/default/dialog.json' {
  const data: import('../shared/data.js').DialogData;
  export default data;
}
