import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {matchPath} from 'react-router-dom';
import {site} from '../../config/site';
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

/**
 * Finds pages at one path. The router and some hosts take no notice of case and of a slash at the end, so readers see
 * only one of them.
 *
 * @returns a message for each path, beginning with `file:line`
 */
export function sharedPaths(pages: readonly SourcePage[]): string[] {
  const byPath = new Map<string, Set<string>>();
  for (const {source, permalink} of pages) {
    const key = permalink.toLowerCase().replace(/\/$/, '');
    byPath.set(key, (byPath.get(key) ?? new Set()).add(fileOf(source)));
  }
  return [...byPath]
    .filter(([, sources]) => sources.size > 1)
    .map(([key, sources]) => {
      const [first, ...others] = sources;
      return `${first}:1 has the same path as ${others.join(' and ')}, ${key || '/'}, where readers see only one of them. Rename a file, or change a "slug". Case makes no difference.`;
    });
}

/** Returns all docs, categories, posts, other pages, and the list of posts. */
function sourcePages(allContent: AllContent, baseUrl: string): SourcePage[] {
  return [
    ...allArticles(allContent)
      .filter(({kind}) => kind === 'category')
      .map(({permalink}) => ({source: 'sidebars.ts', permalink})),
    ...docsVersions(allContent).flatMap(({docs}) => docs),
    ...instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    {source: 'the list of posts', permalink: baseUrl + site.blog.routeBasePath},
    ...instances<SourcePage[]>(allContent, 'docusaurus-plugin-content-pages').flat(),
  ];
}

/**
 * Docusaurus plugin that fails the build on a doc that is in no sidebar, and on a page that nobody can open,
 * or that another one hides. The live server only warns, because authors often write a page before they know where it belongs.
 */
export default function contentChecksPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'content-checks',
    allContentLoaded: async ({allContent}) => {
      const pages = sourcePages(allContent, baseUrl);
      const problems = [
        ...docsOutsideSidebars(docsVersions(allContent).flatMap(({docs}) => docs)),
        ...unreachablePages(pages),
        ...sharedPaths(pages),
      ];
      if (problems.length > 0 && process.env.NODE_ENV === 'production') {
        throw new Error(problems.join('\n'));
      }
      problems.forEach(problem => logger.warn(problem));
    },
  };
}
