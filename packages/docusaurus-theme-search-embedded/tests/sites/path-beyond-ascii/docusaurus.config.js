// A site whose paths have letters beyond ASCII and spaces, from its base URL on.
module.exports = {
  title: 'Paths',
  url: 'https://paths.example.com',
  baseUrl: '/док/',
  presets: [
    ['classic', {docs: {routeBasePath: 'руководство', sidebarPath: undefined}, blog: false}],
  ],
  themes: [
    [
      'docusaurus-theme-search-embedded',
      {
        areas: [
          {label: 'Guide', path: 'руководство'},
          {label: 'Rest', path: ''},
        ],
      },
    ],
  ],
};
