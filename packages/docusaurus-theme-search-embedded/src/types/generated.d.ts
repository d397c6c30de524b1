// The modules that exist only in a site's build.

declare module '@search/adapter' {
  const adapter: import('../interface/backend/siteBackend.js').SearchAdapter;
  export default adapter;
}

declare module '@generated/docusaurus-theme-search-embedded/default/dialog.json' {
  const data: import('../shared/data.js').DialogData;
  export default data;
}
