// The modules that exist only in a site's build.

declare module 'docusaurus-theme-search-embedded/backends' {
  const backends: import('../interface/backend/siteBackends.js').SiteBackends;
  export default backends;
}

declare module '@generated/docusaurus-theme-search-embedded/default/dialog.json' {
  const data: import('../shared/data.js').DialogData;
  export default data;
}
