// Part of the layout that every Docusaurus project has: editors, and tools that run Babel, find the
// site's preset here. The build itself compiles with SWC (`future.faster`) and says in a warning that
// it does not read this file; Docusaurus has no setting that turns the warning off.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
