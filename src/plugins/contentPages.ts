import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page with an author's text: a doc, a category's index page, or a blog post. */
export type ContentPage = {
  kind: 'doc' | 'category' | 'post';
  /** The path, with the base URL. */
  permalink: string;
  title: string;
  description: string;
  /** The outermost category in the sidebar, or the blog. */
  category: string;
  /** The time of the last change in ms since 1970. Unknown without Git history. */
  updatedAt?: number;
  /** Whether the page is only for readers who have its URL. */
  unlisted: boolean;
  /** Whether the front matter sets a social image. */
  hasImage: boolean;
};

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Returns the content of all instances of a content plugin, except empty ones. */
function instances<T>(allContent: AllContent, plugin: string): T[] {
  return Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];
}

/**
 * Returns all versions of all docs.
 *
 * @param allContent from `allContentLoaded`
 */
export function docsVersions(allContent: AllContent): LoadedVersion[] {
  return instances<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );
}

/**
 * Iterates over the items of a sidebar, each with the labels of its categories, outermost first. A
 * category's own label is the last one.
 */
function* sidebarItems(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): Generator<[item: SidebarItem, categories: readonly string[]]> {
  for (const item of items) {
    const isCategory = item.type === 'category';
    const categories = isCategory ? [...above, item.label] : above;
    yield [item, categories];
    if (isCategory) {
      yield* sidebarItems(item.items, categories);
    }
  }
}

const docsLabel = 'Documentation';
const blogLabel = 'Blog';

/** Returns the outermost category of a path. Ignores a single root category that wraps all others. */
function categoryOf(sidebar: Sidebar, path: readonly string[]): string {
  const hasWrapper = sidebar.length === 1 && sidebar[0]?.type === 'category';
  return (hasWrapper ? (path[1] ?? path[0]) : path[0]) ?? docsLabel;
}

function docId(item: SidebarItem): string | undefined {
  if (item.type === 'doc') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** Returns the pages of one docs version in the order of the sidebars, then docs in no sidebar. */
function versionPages(version: LoadedVersion): ContentPage[] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]));
  const pages: ContentPage[] = [];
  const addDoc = (id: string, category: string): void => {
    const doc = docs.get(id);
    docs.delete(id);
    if (doc) {
      const {permalink, title, description, unlisted, frontMatter, lastUpdatedAt} = doc;
      pages.push({
        ...{kind: 'doc', permalink, title, description, category, unlisted},
        updatedAt: lastUpdatedAt ?? undefined,
        hasImage: frontMatter.image !== undefined,
      });
    }
  };
  for (const sidebar of Object.values(version.sidebars)) {
    for (const [item, path] of sidebarItems(sidebar)) {
      const category = categoryOf(sidebar, path);
      const id = docId(item);
      if (id !== undefined) {
        addDoc(id, category);
      } else if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, title = item.label, description = '', image} = item.link;
        pages.push({
          ...{kind: 'category', permalink, title, description, category},
          ...{unlisted: false, hasImage: image !== undefined},
        });
      }
    }
  }
  [...docs.keys()].forEach(id => addDoc(id, docsLabel));
  return pages;
}

function postPages({blogPosts}: BlogContent): ContentPage[] {
  return blogPosts.map(({metadata}) => ({
    kind: 'post',
    permalink: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    category: blogLabel,
    unlisted: metadata.unlisted,
    updatedAt: metadata.lastUpdatedAt ?? undefined,
    hasImage: metadata.frontMatter.image !== undefined,
  }));
}

/**
 * Returns every doc, category, and post in reading order: the docs in the order of their sidebars,
 * then the posts, latest first.
 *
 * @param allContent from `allContentLoaded`
 */
export function contentPages(allContent: AllContent): ContentPage[] {
  return [
    ...docsVersions(allContent).flatMap(versionPages),
    ...instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(postPages),
  ];
}
