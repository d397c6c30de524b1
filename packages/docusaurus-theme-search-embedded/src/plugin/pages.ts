import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {SiteArea} from './data';
import {pageRanks, readFrontMatter, type PageFile, type PageSettings} from './frontMatter';

/** Where a page stands, for its records. */
export type ContentPage = {lvl0: string; pageRank: number} & Partial<
  Pick<PageSettings, 'isExcluded' | 'keywords' | 'description'>
> & {
    /** What the sidebar calls a doc whose title is another. */
    label?: string;
  };

/** What the parts of a site are called, in the language of the build. */
export type PartLabels = {docs: string; blog: string; pages: string};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** All instances of a content plugin with what they loaded, by id. */
function instances<T>(allContent: AllContent, plugin: string): [id: string, content: T][] {
  const all = Object.entries(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  return all.filter(([, content]) => content) as [string, T][];
}

function* sidebarItems(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): Generator<[item: SidebarItem, categories: readonly string[]]> {
  for (const item of items) {
    const isCategory = item.type === 'category';
    const categories = isCategory ? [...above, item.label] : above;
    yield [item, categories];
    if (isCategory) yield* sidebarItems(item.items, categories);
  }
}

/** The outermost category; one that wraps the whole sidebar only lends its name where there is no other. */
function categoryOf(sidebar: readonly SidebarItem[], path: readonly string[]): string | undefined {
  const isWrapped = sidebar.length === 1 && sidebar[0]?.type === 'category';
  return (isWrapped ? path[1] : undefined) ?? path[0];
}

function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** The sidebar category of each doc by its id, and the index pages of categories. */
function readSidebars({sidebars}: LoadedVersion, docsLabel: string) {
  const categories = new Map<string, string>();
  const indexes = new Map<string, ContentPage>();
  for (const sidebar of Object.values(sidebars)) {
    for (const [item, above] of sidebarItems(sidebar)) {
      const lvl0 = categoryOf(sidebar, above) ?? docsLabel;
      const id = docIdOf(item);
      if (id !== undefined && !categories.has(id)) categories.set(id, lvl0);
      if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, keywords, description} = item.link;
        const words = typeof keywords === 'string' ? [keywords] : [...(keywords ?? [])];
        indexes.set(permalink, {
          lvl0,
          pageRank: pageRanks.category,
          keywords: words,
          description,
        });
      }
    }
  }
  return {categories, indexes};
}

function pageOf(file: PageFile, kind: keyof typeof pageRanks, lvl0: string): ContentPage {
  const {rank, ...settings} = readFrontMatter(file, kind);
  const {sidebar_label: label} = file.frontMatter;
  return {lvl0, pageRank: rank, ...settings, ...(typeof label === 'string' && {label})};
}

/** An address as it is compared: `trailingSlash` decides whether routes end with one. */
export function withoutSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}

/**
 * The pages that authors write, by address without closing slash: docs, category indexes, posts, plain
 * pages. What the plugins of docs and blog add to them (lists by tag, author or year) only repeats
 * them.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 * @throws Error naming the file whose front matter holds no usable `search`.
 */
export function contentPages(allContent: AllContent, labels: PartLabels): Map<string, ContentPage> {
  const pages = new Map<string, ContentPage>();
  const add = (route: string, page: ContentPage) => void pages.set(withoutSlash(route), page);
  for (const [, {loadedVersions}] of instances<DocsContent>(allContent, 'docs')) {
    for (const version of loadedVersions) {
      const {categories, indexes} = readSidebars(version, labels.docs);
      indexes.forEach((page, route) => add(route, page));
      for (const doc of version.docs) {
        add(doc.permalink, pageOf(doc, 'doc', categories.get(doc.id) ?? labels.docs));
      }
    }
  }
  for (const [, {blogPosts}] of instances<BlogContent>(allContent, 'blog')) {
    for (const {metadata} of blogPosts) {
      add(metadata.permalink, pageOf(metadata, 'post', labels.blog));
    }
  }
  for (const [, content] of instances<PagesContent>(allContent, 'pages')) {
    for (const page of content) {
      if (page.type === 'mdx') add(page.permalink, pageOf(page, 'page', labels.pages));
    }
  }
  return pages;
}

/** The tags of all versions of those docs that have several; each has an index of its own. */
export function versionTags(allContent: AllContent): string[] {
  return instances<DocsContent>(allContent, 'docs').flatMap(([id, {loadedVersions}]) =>
    loadedVersions.length > 1
      ? loadedVersions.map(({versionName}) => `docs-${id}-${versionName}`)
      : [],
  );
}

/** A name for an instance of a plugin that is not the only one. */
function labelOf(id: string, label: string): string {
  return id === 'default' ? label : id.charAt(0).toUpperCase() + id.slice(1);
}

/** The areas of a site that names none: its docs, its blogs, and the rest. */
export function siteAreas(allContent: AllContent, labels: PartLabels, baseUrl: string): SiteArea[] {
  const below = (address: string) => withoutSlash(address).slice(baseUrl.length);
  const docs = instances<DocsContent>(allContent, 'docs').map(([id, {loadedVersions}]) => {
    const paths = loadedVersions.map(version => version.path).sort((a, b) => a.length - b.length);
    return {label: labelOf(id, labels.docs), path: below(paths[0] ?? baseUrl)};
  });
  const blogs = instances<BlogContent>(allContent, 'blog').map(([id, {blogTagsListPath}]) => ({
    label: labelOf(id, labels.blog),
    // The address of the blog itself is not told, and that of its tags stands below it.
    path: below(path.posix.dirname(withoutSlash(blogTagsListPath))),
  }));
  const areas = [...docs, ...blogs].sort((a, b) => b.path.length - a.path.length);
  const hasRoot = areas.some(area => area.path === '');
  return hasRoot ? areas : [...areas, {label: labels.pages, path: ''}];
}
