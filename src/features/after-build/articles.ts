import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page with an author's text: a doc, a category's index page, a blog post, or a plain page. */
export type Article = {
  kind: 'doc' | 'category' | 'post' | 'page';
  /** The path, with the base URL. */
  permalink: string;
  title: string;
  description: string;
  /** The outermost category in the sidebar, or the blog. Empty for a plain page. */
  category: string;
  /** The time of the last change in ms since 1970. Unknown without Git history. */
  updatedAt?: number;
  unlisted: boolean;
  /** The path of its social image, without the base URL. A relative one is the author's. */
  image?: string;
};

type Sidebar = LoadedVersion['sidebars'][string];

/** Returns the content of all instances of a content plugin, except empty ones. */
export function instances<T>(allContent: AllContent, plugin: string): T[] {
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

const docsLabel = 'Documentation';
const blogLabel = 'Blog';

function docPage(doc: LoadedVersion['docs'][number], category: string): Article {
  const {permalink, title, description, unlisted, frontMatter, lastUpdatedAt} = doc;
  return {
    kind: 'doc',
    permalink,
    title,
    description,
    category,
    unlisted,
    updatedAt: lastUpdatedAt ?? undefined,
    image: frontMatter.image,
  };
}

/** Returns the pages of one docs version in the order of the sidebars, then docs in no sidebar. */
function versionPages(version: LoadedVersion): Article[] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]));
  const pages: Article[] = [];
  const addDoc = (id: string, category: string): void => {
    const doc = docs.get(id);
    if (doc && docs.delete(id)) {
      pages.push(docPage(doc, category));
    }
  };
  const addItems = (items: Sidebar, category: string | undefined, isWrapper: boolean): void => {
    for (const item of items) {
      if (item.type === 'doc') {
        addDoc(item.id, category ?? docsLabel);
      } else if (item.type === 'category') {
        const {label, link} = item;
        const outermost = category ?? label;
        if (link?.type === 'doc') {
          addDoc(link.id, outermost);
        } else if (link?.type === 'generated-index') {
          const {permalink, title = label, description = '', image} = link;
          pages.push({
            kind: 'category',
            permalink,
            title,
            description,
            category: outermost,
            unlisted: false,
            image,
          });
        }
        addItems(item.items, isWrapper ? undefined : outermost, false);
      }
    }
  };
  for (const sidebar of Object.values(version.sidebars)) {
    // A single root category that wraps all others is not the category of a page.
    addItems(sidebar, undefined, sidebar.length === 1);
  }
  [...docs.keys()].forEach(id => addDoc(id, docsLabel));
  return pages;
}

function postPages({blogPosts}: BlogContent): Article[] {
  return blogPosts.map(({metadata}) => ({
    kind: 'post',
    permalink: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    category: blogLabel,
    unlisted: metadata.unlisted,
    updatedAt: metadata.lastUpdatedAt ?? undefined,
    image: metadata.frontMatter.image,
  }));
}

function plainPages(pages: PagesContent): Article[] {
  return pages.flatMap(page =>
    page.type === 'mdx'
      ? {
          kind: 'page',
          permalink: page.permalink,
          title: page.title ?? '',
          description: page.description ?? '',
          category: '',
          unlisted: page.unlisted,
          image: page.frontMatter.image,
        }
      : [],
  );
}

/**
 * Returns every doc, category, post, and plain page in reading order: the docs in the order of their sidebars,
 * then the posts, latest first.
 *
 * @param allContent from `allContentLoaded`
 */
export function allArticles(allContent: AllContent): Article[] {
  return [
    ...docsVersions(allContent).flatMap(versionPages),
    ...instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(postPages),
    ...instances<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(plainPages),
  ];
}
