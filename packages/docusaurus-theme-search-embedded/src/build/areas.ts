import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {areaId, pluginName, type RankedArea, type SiteArea} from '../shared/data.js';
import {isBelow, pathBelow} from '../shared/paths.js';

/** The content of all plugins by their name and id, as Docusaurus passes it to `allContentLoaded`. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An instance of a content plugin: the path of its pages, and its label. */
export type SiteInstance = SiteArea & {plugin: 'docs' | 'blog'; id: string};

/** The site's content, and the texts from which areas get their labels. */
export type LabeledSite = {
  baseUrl: string;
  allContent: AllContent;
  /** Those of the theme, in the language of the build. */
  labels: Record<'docs' | 'blog' | 'pages', string>;
  /** Those of the site by area id, in the same language. */
  siteLabels: ReadonlyMap<string, string>;
  /** The configuration of the navbar, with its translated labels. */
  navbar?: {items?: NavbarItem[]};
};

type NavbarItem = {label?: string; to?: string; docsPluginId?: string; items?: NavbarItem[]};

/** The content of a blog. Docusaurus before 3.5 has the title only in its lists. */
type Blog = Pick<BlogContent, 'blogPosts' | 'blogTagsListPath'> & {
  blogTitle?: string;
  blogListPaginated?: {metadata: {blogTitle: string}}[];
};

/** The title of a blog for which a site sets none. */
const defaultBlogTitle = 'Blog';

export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}

/** Returns the segments that all paths have in common at their beginning. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map(path => path.split('/').filter(Boolean));
  const differs = first.findIndex((segment, index) =>
    others.some(other => other[index] !== segment),
  );
  return (differs < 0 ? first : first.slice(0, differs)).join('/');
}

function instancesOf<T>(allContent: AllContent, kind: 'docs' | 'blog'): [id: string, content: T][] {
  const instances = allContent[`docusaurus-plugin-content-${kind}`] ?? {};
  return Object.entries(instances).filter(([, content]) => content) as [string, T][];
}

/** Returns the label of the navbar link to an instance. */
function navbarLabel({navbar}: LabeledSite, id: string, path: string): string | undefined {
  return (navbar?.items ?? [])
    .flatMap(item => [item, ...(item.items ?? [])])
    .find(({to, docsPluginId}) => docsPluginId === id || (to && trimSlashes(to) === path))?.label;
}

/** Returns the site's docs and blogs. A blog without posts has no pages. */
export function siteInstances(site: LabeledSite): SiteInstance[] {
  const {baseUrl, allContent, labels, siteLabels} = site;
  const docs = instancesOf<DocsContent>(allContent, 'docs').map(([id, {loadedVersions}]) => {
    const paths = loadedVersions.map(version => pathBelow(version.path, baseUrl));
    return {plugin: 'docs' as const, id, path: commonPath(paths), title: undefined};
  });
  const blogs = instancesOf<Blog>(allContent, 'blog')
    .filter(([, {blogPosts}]) => blogPosts.length > 0)
    .map(([id, {blogPosts, blogTagsListPath, blogTitle, blogListPaginated}]) => {
      const permalinks = [blogTagsListPath, ...blogPosts.map(({metadata}) => metadata.permalink)];
      const path = commonPath(permalinks.map(permalink => pathBelow(permalink, baseUrl)));
      const given = blogTitle ?? blogListPaginated?.[0]?.metadata.blogTitle;
      const title = given === defaultBlogTitle ? undefined : given;
      return {plugin: 'blog' as const, id, path, title};
    });
  return [...docs, ...blogs].map(({title, ...instance}) => {
    const {plugin, id, path} = instance;
    const own = id === 'default' ? undefined : (navbarLabel(site, id, path) ?? title ?? id);
    const label = siteLabels.get(path) ?? own ?? title ?? siteLabels.get(plugin) ?? labels[plugin];
    return {...instance, label};
  });
}

/** Returns the areas of a site without the option `areas`: its docs, its blogs, and the rest. */
function defaultAreas({labels, siteLabels}: LabeledSite, instances: readonly SiteInstance[]) {
  const areas: SiteArea[] = instances
    .map(({label, path}) => ({label, path}))
    .sort((a, b) => b.path.length - a.path.length);
  const rest = {label: siteLabels.get('pages') ?? labels.pages, path: ''};
  return areas.some(({path}) => path === '') ? areas : [...areas, rest];
}

/** Returns the path of an area in the versions of docs that are not the latest. */
function versionPaths({baseUrl, allContent}: LabeledSite, {path}: SiteArea): string[] {
  const docs = instancesOf<DocsContent>(allContent, 'docs').flatMap(([, {loadedVersions}]) => {
    const latest = loadedVersions.find(({isLast}) => isLast)?.path;
    if (latest === undefined || path === '' || !isBelow(baseUrl + path, latest)) {
      return [];
    }
    const below = pathBelow(baseUrl + path, latest);
    return loadedVersions.map(version =>
      trimSlashes(pathBelow(`${version.path}/${below}`, baseUrl)),
    );
  });
  return docs.filter(each => !isBelow(`/${each}`, `/${path}`));
}

/**
 * Returns the areas of a site: those of the option, or else its docs, its blogs, and the rest. They have the labels of
 * the site's messages, and contain the same part of each version of docs.
 */
export function areasOfSite(site: LabeledSite, configured: readonly RankedArea[]): RankedArea[] {
  const areas =
    configured.length > 0
      ? configured.map(area => ({...area, label: site.siteLabels.get(areaId(area)) ?? area.label}))
      : defaultAreas(site, siteInstances(site));
  return areas.map(area => {
    const paths = versionPaths(site, area);
    return paths.length > 0 ? {...area, versionPaths: paths} : area;
  });
}

/**
 * Checks that each area's path matches a route.
 *
 * @param routes the site's routes, including the base URL.
 * @throws Error naming the area, and the first segments that routes have.
 */
export function assertAreasHaveRoutes(
  areas: readonly SiteArea[],
  routes: readonly string[],
  baseUrl: string,
): void {
  const paths = routes.map(route => `/${pathBelow(route, baseUrl)}`);
  areas.forEach((area, index) => {
    const all = areaId(area) === 'pages' ? [''] : [area.path, ...(area.versionPaths ?? [])];
    if (all.some(path => path === '' || paths.some(each => isBelow(each, `/${path}`)))) {
      return;
    }
    const segments = [...new Set(paths.map(each => each.split('/')[1]!))].filter(Boolean).sort();
    throw new Error(
      `${pluginName}: no route matches \`areas[${index}].path\` \`${area.path}\`. The routes begin with: ${segments.join(', ')}.`,
    );
  });
}
