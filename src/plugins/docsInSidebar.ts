import logger from '@docusaurus/logger';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions} from './contentPages';

/** The part of a doc that says where readers find it. */
type Doc = Pick<DocMetadata, 'id' | 'source' | 'sidebar' | 'unlisted' | 'draft'>;

/**
 * Docs that no reader finds by browsing, as `file:line`. Unlisted docs and drafts are meant to be so.
 *
 * @returns a sentence for each; none when every doc stands in a sidebar
 */
export function docsOutsideSidebars(docs: readonly Doc[]): string[] {
  return docs
    .filter(doc => !doc.sidebar && !doc.unlisted && !doc.draft)
    .map(
      ({id, source}) =>
        `${source.replace(/^@site\//, '')}:1 stands in no sidebar. Add '${id}' to sidebars.ts, or "unlisted: true" to its front matter.`,
    );
}

/**
 * Docusaurus plugin that fails the build on a doc that stands in no sidebar. The live server says
 * so and goes on, since a page is often written before its place is known.
 *
 * @throws Error when the sidebar is to be hideable: our `DocRoot/Layout` has no way to hide it, and the
 *   theme's button for it would do nothing (SPECIFICATION.md#shared-elements)
 */
export default function docsInSidebarPlugin({siteConfig}: LoadContext): Plugin {
  const {docs} = siteConfig.themeConfig as {docs?: {sidebar?: {hideable?: boolean}}};
  if (docs?.sidebar?.hideable) {
    throw new Error(
      'docs.sidebar.hideable in src/config/themeConfig.ts is true, but the sidebar of this site cannot be hidden. Set it to false, or teach src/theme/DocRoot/Layout to hide it.',
    );
  }
  return {
    name: 'docs-in-sidebar',
    allContentLoaded: async ({allContent}) => {
      const problems = docsOutsideSidebars(docsVersions(allContent).flatMap(({docs}) => docs));
      if (problems.length > 0 && process.env.NODE_ENV === 'production') {
        throw new Error(problems.join('\n'));
      }
      problems.forEach(problem => logger.warn(problem));
    },
  };
}
