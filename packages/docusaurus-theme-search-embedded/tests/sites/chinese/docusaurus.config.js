// A Chinese site with three versions of the docs at the base URL, and areas.
module.exports = {
  title: '博客程序',
  url: 'https://chinese.example.com',
  baseUrl: '/base/',
  i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: undefined}, blog: false}]],
  themes: [
    [
      'docusaurus-theme-search-embedded',
      {
        areas: [
          {label: '用户指南', path: 'user-guide'},
          {label: '开发者指南', path: 'developer-guide'},
          {label: '其他', path: ''},
        ],
      },
    ],
  ],
};
