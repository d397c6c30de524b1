import type {DocusaurusConfig} from '@docusaurus/types';
import {areaId, type SiteArea} from '../shared/data.js';

/** An instance of a content plugin: the path of its pages, and its label. */
export type SiteInstance = SiteArea & {plugin: 'docs' | 'blog'; id: string};

/** Area labels in the language of the build, by `docs`, `blog`, `pages`, or area id. */
export type AreaLabels = Record<string, string> & Record<'docs' | 'blog' | 'pages', string>;

type PluginOptions = {id?: string; routeBasePath?: string; blogTitle?: string};
type NavbarItem = {label?: string; to?: string; docsPluginId?: string; items?: NavbarItem[]};

export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}

/** Matches the name of a content plugin, its short form, and the path that `require.resolve` returns. */
function isContentPlugin(name: string, kind: 'docs' | 'blog'): boolean {
  return new RegExp(`(?:^|[/-])content-${kind}(?:$|[\\\\/])`).test(name);
}

/** Returns the options of all docs and blog plugins in the configuration's presets and plugins. */
function pluginOptions({
  presets = [],
  plugins = [],
}: DocusaurusConfig): ['docs' | 'blog', PluginOptions][] {
  type Entry = [name: unknown, options?: PluginOptions & Record<string, PluginOptions | false>];
  const entryOf = (item: unknown) => (Array.isArray(item) ? item : [item]) as Entry;
  return (['docs', 'blog'] as const).flatMap(kind => [
    ...presets.map(entryOf).flatMap(([name, options]): ['docs' | 'blog', PluginOptions][] => {
      const instance = options?.[kind] ?? (/\bclassic\b/.test(String(name)) && {});
      return instance ? [[kind, instance]] : [];
    }),
    ...plugins
      .map(entryOf)
      .filter(([name]) => typeof name === 'string' && isContentPlugin(name, kind))
      .map(([, options = {}]): ['docs' | 'blog', PluginOptions] => [kind, options]),
  ]);
}

/** Returns the label of the navbar link to an instance. */
function navbarLabel(
  {themeConfig}: DocusaurusConfig,
  {id, path}: Pick<SiteInstance, 'id' | 'path'>,
): string | undefined {
  const {items = []} = (themeConfig?.navbar ?? {}) as {items?: NavbarItem[]};
  return items
    .flatMap(item => [item, ...(item.items ?? [])])
    .find(({to, docsPluginId}) => docsPluginId === id || (to && trimSlashes(to) === path))?.label;
}

/**
 * Returns the site's docs and blog instances. Reads the configuration, because the labels are needed
 * before plugins load their content. Instances that a plugin adds in code are missing.
 */
export function siteInstances(siteConfig: DocusaurusConfig, labels: AreaLabels): SiteInstance[] {
  return pluginOptions(siteConfig).map(([plugin, options]) => {
    const {id = 'default', routeBasePath = plugin, blogTitle} = options;
    const path = trimSlashes(routeBasePath);
    const instanceLabel = navbarLabel(siteConfig, {id, path}) ?? blogTitle ?? id;
    const translated = Object.hasOwn(labels, path) ? labels[path]! : instanceLabel;
    const label = id === 'default' ? (blogTitle ?? labels[plugin]) : translated;
    return {plugin, id, path, label};
  });
}

/** Returns the areas of a site without the option `areas`: its docs, its blogs, and the rest. */
export function siteAreas(instances: readonly SiteInstance[], pagesLabel: string): SiteArea[] {
  const areas = instances
    .map(({label, path}) => ({label, path}))
    .sort((a, b) => b.path.length - a.path.length);
  const hasRoot = areas.some(({path}) => path === '');
  return hasRoot ? areas : [...areas, {label: pagesLabel, path: ''}];
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
  const paths = routes.map(route => trimSlashes(route.slice(baseUrl.length)));
  areas.forEach((area, index) => {
    const path = areaId(area) === 'pages' ? '' : area.path;
    if (path === '' || paths.some(each => each === path || each.startsWith(`${path}/`))) {
      return;
    }
    const segments = [...new Set(paths.map(each => each.split('/')[0]!))].filter(Boolean).sort();
    throw new Error(
      `docusaurus-theme-search-embedded: no route matches \`areas[${index}].path\` \`${path}\`. The routes begin with: ${segments.join(', ')}.`,
    );
  });
}
