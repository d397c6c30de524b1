import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadedPlugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {PageSource} from '../records/index.js';
import {comparablePath} from '../shared/paths.js';
import type {LabeledSite, SiteInstance} from './areas.js';

/** A docs version: its tag, such as `docs-default-1.0`, and whether it asks crawlers to leave it out. */
export type DocsVersion = {tag: string; noIndex: boolean};

/** Default ranks. They order equal matches of a service that gets the records. The site's own index rounds them to 0. */
export const pageRanks = {doc: 0.4, page: 0.3, category: 0.2, post: 0.1} as const;

/** A page's category, rank, and search settings. */
export type ContentPage = Omit<PageSource, 'url' | 'area' | 'titleSuffix' | 'pageRank'> & {
  isExcluded?: boolean;
  isUnlisted?: boolean;
  /** The docs version of a doc or a category index. */
  version?: DocsVersion;
  frontMatter?: Record<string, unknown>;
  /** The rank in the page's front matter. */
  rank?: number;
  defaultRank: number;
};

/** A page's file: its front matter, its path, and the tags that Docusaurus resolved. */
type PageFile = {
  frontMatter: Record<string, unknown>;
  source: string;
  tags?: readonly {label: string}[];
  unlisted?: boolean;
};

const schema = Joi.object<{exclude: boolean; rank?: number; keywords: string[]}>({
  exclude: Joi.boolean().default(false),
  rank: Joi.number().min(-100).max(100),
  keywords: Joi.array().items(Joi.string()).default([]),
});

const texts = (value: unknown): string[] => [value].flat().filter(item => typeof item === 'string');

/**
 * Reads `search: {exclude, rank, keywords}`, `description`, and `keywords` from the front matter.
 *
 * @throws Error naming the file and the unusable field.
 */
export function readFrontMatter({frontMatter, source}: PageFile, kind: keyof typeof pageRanks) {
  const {error, value} = schema.required().validate(frontMatter.search ?? {}, {
    convert: false,
    errors: {label: 'path'},
  });
  if (error || frontMatter.search === null) {
    throw new Error(
      `${source}: "search" in the front matter may hold exclude (true or false), rank (-100 to 100) and keywords (a list), but is ${JSON.stringify(frontMatter.search)}${error ? ` (${error.message})` : ''}.`,
    );
  }
  return {
    isExcluded: value.exclude,
    rank: value.rank,
    defaultRank: pageRanks[kind],
    keywords: [...texts(frontMatter.keywords), ...value.keywords],
    description: texts(frontMatter.description)[0],
  };
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A plugin of the site, with the content that it has loaded. */
export type SitePlugin = Pick<LoadedPlugin, 'name' | 'options' | 'content'>;

function contentOf<T>(plugins: readonly SitePlugin[], kind: string): [id: string, content: T][] {
  return plugins
    .filter(({name, content}) => content && name === `docusaurus-plugin-content-${kind}`)
    .map(({options, content}) => [options.id ?? 'default', content as T]);
}

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

/** Returns the outermost category. One that wraps the whole sidebar only counts if there is no other. */
function categoryOf(sidebar: readonly SidebarItem[], path: readonly string[]): string | undefined {
  const isWrapped = sidebar.length === 1 && sidebar[0]?.type === 'category';
  return (isWrapped ? path[1] : undefined) ?? path[0];
}

function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** Reads each doc's sidebar category, by doc id, and the index pages of categories. */
function readSidebars({sidebars}: LoadedVersion, docsLabel: string) {
  const categories = new Map<string, string>();
  const indexes = new Map<string, ContentPage>();
  for (const sidebar of Object.values(sidebars)) {
    for (const [item, above] of sidebarItems(sidebar)) {
      const lvl0 = categoryOf(sidebar, above) ?? docsLabel;
      const id = docIdOf(item);
      if (id !== undefined && !categories.has(id)) {
        categories.set(id, lvl0);
      }
      if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, description} = item.link;
        const keywords = texts(item.link.keywords);
        indexes.set(permalink, {lvl0, defaultRank: pageRanks.category, keywords, description});
      }
    }
  }
  return {categories, indexes};
}

/**
 * Returns a function with the category of the docs in a folder, or in the nearest one above it, for docs in
 * no sidebar. A folder whose docs have several categories has none.
 */
function folderCategories({docs}: LoadedVersion, categories: ReadonlyMap<string, string>) {
  const folders = new Map<string, Set<string>>();
  for (const {id, sourceDirName} of docs) {
    const category = categories.get(id);
    if (category !== undefined) {
      folders.set(sourceDirName, (folders.get(sourceDirName) ?? new Set()).add(category));
    }
  }
  return function categoryOfFolder(folder: string): string | undefined {
    const [category, another] = folders.get(folder) ?? [];
    if (category !== undefined || folder === '.') {
      return another === undefined ? category : undefined;
    }
    return categoryOfFolder(path.posix.dirname(folder));
  };
}

function tagOf(pluginId: string, {versionName}: LoadedVersion): string {
  return `docs-${pluginId}-${versionName}`;
}

function pageOf(file: PageFile, kind: keyof typeof pageRanks, lvl0: string): ContentPage {
  const [label] = texts(file.frontMatter.sidebar_label);
  const tags = file.tags?.map(tag => tag.label);
  const {frontMatter, unlisted} = file;
  return {...readFrontMatter(file, kind), lvl0, label, tags, frontMatter, isUnlisted: unlisted};
}

/** Returns the category labels that several docs instances share. They need the instance's label to differ. */
function sharedCategories(docs: readonly [id: string, content: DocsContent][]): Set<string> {
  const counts = new Map<string, number>();
  for (const [, {loadedVersions}] of docs) {
    const labels = loadedVersions.flatMap(({sidebars}) =>
      Object.values(sidebars).flatMap(sidebar =>
        [...sidebarItems(sidebar)].flatMap(([, above]) => above),
      ),
    );
    for (const label of new Set(labels)) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([label]) => label));
}

/**
 * Returns the pages that authors write, by {@link comparablePath route}: docs, category indexes,
 * posts, and plain pages, but not lists by tag, author, or year.
 *
 * @param instances provides labels of docs and blogs; other pages use their plugin's label.
 * @throws Error naming the file whose front matter has an unusable `search`.
 */
export function contentPages(
  plugins: readonly SitePlugin[],
  labels: LabeledSite['labels'],
  instances: readonly SiteInstance[] = [],
): Map<string, ContentPage> {
  const labelOf = (plugin: 'docs' | 'blog', id: string): string =>
    instances.find(each => each.plugin === plugin && each.id === id)?.label ?? labels[plugin];
  const pages = new Map<string, ContentPage>();
  const add = (route: string, page: ContentPage) => void pages.set(comparablePath(route), page);
  const allDocs = contentOf<DocsContent>(plugins, 'docs');
  const shared = sharedCategories(allDocs);
  for (const [id, {loadedVersions}] of allDocs) {
    const label = labelOf('docs', id);
    const named = (lvl0: string) => (shared.has(lvl0) ? `${lvl0} (${label})` : lvl0);
    for (const loaded of loadedVersions) {
      const {categories, indexes} = readSidebars(loaded, label);
      const categoryOfFolder = folderCategories(loaded, categories);
      const version = {tag: tagOf(id, loaded), noIndex: loaded.noIndex};
      indexes.forEach((page, route) => add(route, {...page, lvl0: named(page.lvl0), version}));
      for (const doc of loaded.docs) {
        const category = categories.get(doc.id) ?? categoryOfFolder(doc.sourceDirName) ?? label;
        add(doc.permalink, {...pageOf(doc, 'doc', named(category)), version});
      }
    }
  }
  for (const [id, {blogPosts}] of contentOf<BlogContent>(plugins, 'blog')) {
    for (const {metadata} of blogPosts) {
      add(metadata.permalink, pageOf(metadata, 'post', labelOf('blog', id)));
    }
  }
  for (const [, content] of contentOf<PagesContent>(plugins, 'pages')) {
    for (const page of content) {
      if (page.type === 'mdx') {
        add(page.permalink, pageOf(page, 'page', labels.pages));
      }
    }
  }
  return pages;
}

/** Returns the tags of all versions of docs with several versions. Each has a separate index. */
export function versionTags(plugins: readonly SitePlugin[]): string[] {
  return contentOf<DocsContent>(plugins, 'docs').flatMap(([id, {loadedVersions}]) =>
    loadedVersions.length > 1 ? loadedVersions.map(version => tagOf(id, version)) : [],
  );
}
