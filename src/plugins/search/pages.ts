import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {blogs, docsVersions, plainPages, sidebarItems} from '../content';

/** Where a page of the docs or the blog stands, for its records. */
export type ContentPage = {lvl0: string; pageRank: number};

type Sidebar = LoadedVersion['sidebars'][string];
type RankedPage = {frontMatter: Record<string, unknown>; source: string};

/** Ranks among equal matches: documentation before plain pages, samples last. */
export const pageRanks = {doc: 10, page: 5, category: 3, blogPost: 1} as const;

const docsLabel = 'Documentation';
const blogLabel = 'Blog';
/** `lvl0` of a page that belongs to neither the docs nor the blog. */
export const pagesLabel = 'Pages';

/**
 * The rank that a page asks for in its front matter (`search: {rank: -1}`): above 0 in place of its
 * kind's, below 0 for a page that mentions everything, such as a change log. It then comes after the
 * others, unless one of its headings is asked for.
 *
 * @throws Error naming the file when the rank is no number from -100 to 100.
 */
function rankOf({frontMatter, source}: RankedPage, kind: keyof typeof pageRanks): number {
  const {search} = frontMatter;
  if (search === undefined) {
    return pageRanks[kind];
  }
  const rank = (search as {rank?: unknown} | null)?.rank;
  if (typeof rank !== 'number' || !(Math.abs(rank) <= 100)) {
    throw new Error(
      `${source}: "search" in the front matter needs a rank from -100 to 100, such as "search: {rank: -1}", but is ${JSON.stringify(search)}.`,
    );
  }
  return rank;
}

/** A sidebar of one category only wraps the others, which then give the name. */
function categoryName(sidebar: Sidebar, path: readonly string[]): string {
  const hasWrapper = sidebar.length === 1 && sidebar[0]?.type === 'category';
  return (hasWrapper ? (path[1] ?? path[0]) : path[0]) ?? docsLabel;
}

function addVersion(version: LoadedVersion, pages: Map<string, ContentPage>): void {
  const byId = new Map<string, string>();
  for (const sidebar of Object.values(version.sidebars)) {
    for (const [item, path] of sidebarItems(sidebar)) {
      const lvl0 = categoryName(sidebar, path);
      if (item.type === 'doc' && !byId.has(item.id)) {
        byId.set(item.id, lvl0);
      } else if (item.type === 'category' && item.link?.type === 'doc') {
        byId.set(item.link.id, lvl0);
      } else if (item.type === 'category' && item.link?.type === 'generated-index') {
        pages.set(item.link.permalink, {lvl0, pageRank: pageRanks.category});
      }
    }
  }
  for (const doc of version.docs) {
    const lvl0 = byId.get(doc.id) ?? docsLabel;
    pages.set(doc.permalink, {lvl0, pageRank: rankOf(doc, 'doc')});
  }
}

/**
 * The pages that authors write, by address: docs, category indexes, posts, plain pages. What
 * these plugins add to them (lists by tag, author or year, numbered lists) only repeats them.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 */
export function contentPages(allContent: AllContent): Map<string, ContentPage> {
  const pages = new Map<string, ContentPage>();
  docsVersions(allContent).forEach(version => addVersion(version, pages));
  for (const {blogPosts} of blogs(allContent)) {
    for (const {metadata} of blogPosts) {
      pages.set(metadata.permalink, {lvl0: blogLabel, pageRank: rankOf(metadata, 'blogPost')});
    }
  }
  for (const page of plainPages(allContent)) {
    if (page.type === 'mdx') {
      pages.set(page.permalink, {lvl0: pagesLabel, pageRank: rankOf(page, 'page')});
    }
  }
  return pages;
}
