import type {DocusaurusConfig} from '@docusaurus/types';
import {progressBar} from '../../config/progressBar';

/** Returns the markup that Docusaurus copies from the configuration into pages. */
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
 * Returns the script that defines the default Trusted Types policy. The browser then rejects strings as
 * markup, scripts, or script URLs, except
 * - markup without `<`, which is plain text;
 * - JSON as script text, which does nothing (Docusaurus writes JSON-LD into script elements on each
 *   change of page, and browsers apply the policy before they check the element's type);
 * - the exact markup of the progress bar and of the configuration;
 * - script and worker URLs of this origin, from which the bundler loads chunks.
 *
 * The script must run before all others and be the same on every page, because the content security
 * policy contains its hash.
 */
export function trustedTypesScript(themeConfig: DocusaurusConfig['themeConfig']): string {
  const markup = [progressBar.template, ...configuredMarkup(themeConfig)].filter(text =>
    text.includes('<'),
  );
  // "<" could end the script element or open a comment.
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
