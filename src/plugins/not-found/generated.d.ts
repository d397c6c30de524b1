declare module '@generated/not-found/default/pages.json' {
  import type {SitePage} from '@site/src/plugins/not-found/pages';

  const pages: SitePage[];
  export default pages;
}
