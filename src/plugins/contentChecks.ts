import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {docsVersions, instances} from './outputs/articles';

/** The properties of a doc that decide where readers find it. */
type Doc = Pick<DocMetadata, 'id' | 'source' | 'sidebar' | 'unlisted' | 'draft'>;

/** A page with a file, and its path with the base URL. */
type SourcePage = {source: string; permalink: string};

const fileOf = (source: string): string => source.replace(/^@site\//, '');

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
        `${fileOf(source)}:1 is in no sidebar. Add '${id}' to sidebars.ts, or "unlisted: true" to its front matter.`,
    );
}

/**
 * Finds pages whose path has a sign that the router reads as part of a pattern, or that is encoded twice. Such a
 * page is built, but its address shows the not-found page.
 *
 * @returns a message for each, beginning with `file:line`
 */
export function unreachablePages(pages: readonly SourcePage[]): string[] {
  return pages.flatMap(({source, permalink}) => {
    const [sign] = /[()*+?:]|%25/.exec(permalink) ?? [];
    return sign === undefined
      ? []
      : `${fileOf(source)}:1 has the path ${permalink}, at which nobody can open it because of "${sign}". Rename the file, or correct "slug" in its front matter.`;
  });
}

/** Returns all pages that have a file: docs, posts, and others. */
function sourcePages(allContent: AllContent): SourcePage[] {
  return [
    ...docsVersions(allContent).flatMap(({docs}) => docs),
    ...instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    ...instances<SourcePage[]>(allContent, 'docusaurus-plugin-content-pages').flat(),
  ];
}

/**
 * Docusaurus plugin that fails the build on a doc that is in no sidebar, and on a page that nobody can open. The
 * live server only warns, because authors often write a page before they know where it belongs.
 */
export default function contentChecksPlugin(): Plugin {
  return {
    name: 'content-checks',
    allContentLoaded: async ({allContent}) => {
      const problems = [
        ...docsOutsideSidebars(docsVersions(allContent).flatMap(({docs}) => docs)),
        ...unreachablePages(sourcePages(allContent)),
      ];
      if (problems.length > 0 && process.env.NODE_ENV === 'production') {
        throw new Error(problems.join('\n'));
      }
      problems.forEach(problem => logger.warn(problem));
    },
  };
}
