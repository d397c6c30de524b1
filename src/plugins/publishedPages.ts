import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {blogs, docsVersions, sidebarItems} from './content';

/** A page that an author wrote or described: a doc, a category's index page or a blog post. */
export type PublishedPage = {
  kind: 'doc' | 'category' | 'post';
  /** Its path, base URL included. */
  permalink: string;
  title: string;
  description: string;
  /** Where it stands: the outermost category of the sidebar, or the blog. */
  section: string;
  /** When its source was last changed, in milliseconds since 1970; unknown without Git history. */
  updatedAt?: number;
  /** Not listed anywhere, for readers who have the address. */
  unlisted: boolean;
  /** Its front matter names a social image of its own. */
  hasImage: boolean;
};

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

const docsLabel = 'Documentation';
const blogLabel = 'Blog';

/** A sidebar of one category only wraps the others, which then give the name. */
function sectionOf(sidebar: Sidebar, path: readonly string[]): string {
  const hasWrapper = sidebar.length === 1 && sidebar[0]?.type === 'category';
  return (hasWrapper ? (path[1] ?? path[0]) : path[0]) ?? docsLabel;
}

function docId(item: SidebarItem): string | undefined {
  if (item.type === 'doc') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** Pages of one version of the docs: the sidebars' order first, then what stands in none. */
function versionPages(version: LoadedVersion): PublishedPage[] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]));
  const pages: PublishedPage[] = [];
  const addDoc = (id: string, section: string): void => {
    const doc = docs.get(id);
    docs.delete(id);
    if (doc) {
      const {permalink, title, description, unlisted, frontMatter, lastUpdatedAt} = doc;
      pages.push({
        ...{kind: 'doc', permalink, title, description, section, unlisted},
        updatedAt: lastUpdatedAt ?? undefined,
        hasImage: frontMatter.image !== undefined,
      });
    }
  };
  for (const sidebar of Object.values(version.sidebars)) {
    for (const [item, path] of sidebarItems(sidebar)) {
      const section = sectionOf(sidebar, path);
      const id = docId(item);
      if (id !== undefined) {
        addDoc(id, section);
      } else if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, title = item.label, description = '', image} = item.link;
        pages.push({
          ...{kind: 'category', permalink, title, description, section},
          ...{unlisted: false, hasImage: image !== undefined},
        });
      }
    }
  }
  [...docs.keys()].forEach(id => addDoc(id, docsLabel));
  return pages;
}

function postPages({blogPosts}: BlogContent): PublishedPage[] {
  return blogPosts.map(({metadata}) => ({
    kind: 'post',
    permalink: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    section: blogLabel,
    unlisted: metadata.unlisted,
    updatedAt: metadata.lastUpdatedAt ?? undefined,
    hasImage: metadata.frontMatter.image !== undefined,
  }));
}

/**
 * Every doc, category and post in reading order: the docs as their sidebars list them, then the
 * posts from the newest to the oldest.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`
 */
export function publishedPages(allContent: AllContent): PublishedPage[] {
  return [
    ...docsVersions(allContent).flatMap(versionPages),
    ...blogs(allContent).flatMap(postPages),
  ];
}
