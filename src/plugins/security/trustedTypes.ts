import type {DocusaurusConfig} from '@docusaurus/types';
import {progressBar} from '../../client/progressBar';

/** The markup that the configuration puts into pages as it stands. */
function configuredMarkup(themeConfig: DocusaurusConfig['themeConfig']): string[] {
  const {announcementBar, footer, navbar} = themeConfig as {
    announcementBar?: {content?: string};
    footer?: {copyright?: string};
    navbar?: {items?: {value?: string}[]};
  };
  return [
    announcementBar?.content,
    footer?.copyright,
    ...(navbar?.items ?? []).map(item => item.value),
  ].filter(markup => markup !== undefined);
}

/**
 * The script that defines the page's default Trusted Types policy. With it the browser refuses to
 * make markup, scripts or script addresses of strings, except of
 * - strings without `<`, which are text and no markup;
 * - JSON as script text, which has no effect when run (Docusaurus writes JSON-LD into script
 *   elements whenever the page changes, and browsers ask before they look at the element's type);
 * - the progress bar's markup and the markup of the configuration, letter by letter;
 * - script and worker addresses of this origin (the bundler loads a page's parts by them).
 *
 * It must run before any of them does, and the same on every page, for the policy names its hash.
 */
export function trustedTypesScript(themeConfig: DocusaurusConfig['themeConfig']): string {
  const markup = [progressBar.template, ...configuredMarkup(themeConfig)].filter(text =>
    text.includes('<'),
  );
  // "<" would end the script element or open a comment in it.
  const list = JSON.stringify(markup).replaceAll('<', '\\u003c');
  return `self.trustedTypes?.createPolicy('default', {
  createScript: text => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  createHTML: text => (!text.includes('\\u003c') || ${list}.includes(text) ? text : null),
  createScriptURL: url => (new URL(url, document.baseURI).origin === origin ? url : null),
});`;
}
