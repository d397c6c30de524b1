// Editors and tools that run Babel read the site's preset here, as in every Docusaurus project. The
// build itself compiles with SWC (`future.faster`) and warns that it ignores this file; Docusaurus has
// no setting that disables the warning.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
