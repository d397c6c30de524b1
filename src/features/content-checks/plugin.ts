import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {matchPath} from 'react-router-dom';
import {allArticles, docsVersions, instances} from '../after-build/articles';

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

/** Returns whether the router shows a page at its own path, and hosts find its file. */
function isReachable(permalink: string): boolean {
  // Docusaurus writes the file under the encoded name, and browsers ask for the decoded one.
  if (permalink.includes('%')) {
    return false;
  }
  const {pathname} = new URL(permalink, 'https://docs.example.com');
  const match = matchPath(decodeURI(pathname), {path: permalink, exact: true});
  return match !== null && Object.keys(match.params).length === 0;
}

/**
 * Finds pages that are built, but show the not-found page: their path is a pattern for the router, has a query or a
 * hash, or is encoded.
 *
 * @returns a message for each, beginning with `file:line`
 */
export function unreachablePages(pages: readonly SourcePage[]): string[] {
  return pages
    .filter(({permalink}) => !isReachable(permalink))
    .map(
      ({source, permalink}) =>
        `${fileOf(source)}:1 has the path ${permalink}, at which nobody can open it. Rename the file, or change its "slug": parentheses, * : ? # % and, in src/pages/, spaces and letters beyond ASCII don't work there.`,
    );
}

/** Returns all docs, categories, posts, and other pages. */
function sourcePages(allContent: AllContent): SourcePage[] {
  return [
    ...allArticles(allContent)
      .filter(({kind}) => kind === 'category')
      .map(({permalink}) => ({source: 'sidebars.ts', permalink})),
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
