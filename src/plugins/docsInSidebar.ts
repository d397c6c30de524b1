import logger from '@docusaurus/logger';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {docsVersions} from './outputs/articles';

/** The properties of a doc that decide where readers find it. */
type Doc = Pick<DocMetadata, 'id' | 'source' | 'sidebar' | 'unlisted' | 'draft'>;

/**
 * Finds docs that no sidebar lists. Unlisted docs and drafts don't count.
 *
 * @returns a message for each, beginning with `file:line`
 */
export function docsOutsideSidebars(docs: readonly Doc[]): string[] {
  return docs
    .filter(doc => !doc.sidebar && !doc.unlisted && !doc.draft)
    .map(
      ({id, source}) =>
        `${source.replace(/^@site\//, '')}:1 is in no sidebar. Add '${id}' to sidebars.ts, or "unlisted: true" to its front matter.`,
    );
}

/**
 * Docusaurus plugin that fails the build on a doc that is in no sidebar. The live server only warns,
 * because authors often write a page before they know where it belongs.
 */
export default function docsInSidebarPlugin(): Plugin {
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
