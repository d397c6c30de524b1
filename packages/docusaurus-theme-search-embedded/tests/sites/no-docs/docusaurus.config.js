// A site without docs: a blog as the home page, and pages.
module.exports = {
  title: 'No Docs',
  url: 'https://no-docs.example.com',
  baseUrl: '/base/',
  presets: [['classic', {docs: false, blog: {routeBasePath: '/'}}]],
  themes: ['docusaurus-theme-search-embedded'],
};
