declare module '@generated/docusaurus-theme-search-embedded/default/dialog.json' {
  const data: import('../plugin/data').DialogData;
  export default data;
}
