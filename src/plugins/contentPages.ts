import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page that an author wrote or described: a doc, a category's index page or a blog post. */
export type ContentPage = {
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

/** What all instances of a content plugin have loaded; one without content has nothing to say. */
function instances<T>(allContent: AllContent, plugin: string): T[] {
  return Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];
}

/**
 * All versions of all docs.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`
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

/** Returns the pages of one docs version in the order of the sidebars, then docs in no sidebar. */
function versionPages(version: LoadedVersion): ContentPage[] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]));
  const pages: ContentPage[] = [];
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

function postPages({blogPosts}: BlogContent): ContentPage[] {
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
export function contentPages(allContent: AllContent): ContentPage[] {
  return [
    ...docsVersions(allContent).flatMap(versionPages),
    ...instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(postPages),
  ];
}
