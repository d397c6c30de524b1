import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {blogs, docsVersions, sidebarItems} from '../content';

/** Where a page of the docs or the blog stands, for its records. */
export type ContentPage = {lvl0: string; pageRank: number};

type Sidebar = LoadedVersion['sidebars'][string];

/** Ranks among equal matches: documentation before plain pages, samples last. */
export const pageRanks = {doc: 10, page: 5, category: 3, blogPost: 1} as const;

const docsLabel = 'Documentation';
const blogLabel = 'Blog';
/** `lvl0` of a page that belongs to neither the docs nor the blog. */
export const pagesLabel = 'Pages';

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
  for (const {id, permalink} of version.docs) {
    pages.set(permalink, {lvl0: byId.get(id) ?? docsLabel, pageRank: pageRanks.doc});
  }
}

/**
 * The pages that docs and blog write themselves, by address: docs, category indexes, posts. What
 * these plugins add to them (lists by tag, author or year, numbered lists) only repeats them.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 */
export function contentPages(allContent: AllContent): Map<string, ContentPage> {
  const pages = new Map<string, ContentPage>();
  docsVersions(allContent).forEach(version => addVersion(version, pages));
  for (const {blogPosts} of blogs(allContent)) {
    for (const {metadata} of blogPosts) {
      pages.set(metadata.permalink, {lvl0: blogLabel, pageRank: pageRanks.blogPost});
    }
  }
  return pages;
}
