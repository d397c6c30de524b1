import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import type {SearchItem} from '../list/items.js';
import {closest, tagOf, type DocsVersion} from './docsVersions.js';
import {offeredVersions} from './offeredVersions.js';
import type {SearchedVersions, VersionedDocs} from './searchedVersions.js';
import {useDocsInstances, useReadVersions} from './useReadVersions.js';

const noItems: readonly unknown[] = [];

/** Returns whether docs are searched, by the option `docs`. */
function hasIndex(id: string): boolean {
  const docs: boolean | string[] = dialog.docs;
  return Array.isArray(docs) ? docs.includes(id) : docs;
}

/**
 * Returns the versions to search. The object stays the same until one changes.
 *
 * @param chosen the names of versions by docs instance that precede those of the page.
 */
export function useSearchedVersions(chosen?: Readonly<Record<string, string>>): SearchedVersions {
  const {contextual} = usePluginData(pluginName) as SearchPluginData;
  const {navbar} = useThemeConfig() as {navbar?: {items?: unknown[]}};
  const items = navbar?.items ?? noItems;
  const instances = useDocsInstances();
  const {tags, unknown} = useReadVersions(chosen);
  // Names of versions have no control characters.
  const key = contextual ? tags.join('\n') : '';
  return useMemo(() => {
    const searchedTags = key.split('\n').filter(Boolean);
    const docs = Object.entries(instances).flatMap(([id, {versions}]): VersionedDocs[] => {
      const isSearched = ({name}: DocsVersion) => searchedTags.includes(tagOf(id, name));
      const offered = offeredVersions(items, id, versions, versions.find(isSearched));
      const searched = offered.find(isSearched);
      return searched && offered.length > 1 && hasIndex(id)
        ? [{id, versions: offered, searched}]
        : [];
    });
    return {tags: searchedTags, docs, unknown};
  }, [key, unknown, instances, items]);
}

/**
 * Returns a function that adds the version of an item's page to its breadcrumbs, unless it is the version that the
 * reader reads or chose.
 */
export function useVersionNames(
  chosen?: Readonly<Record<string, string>>,
): (item: SearchItem) => SearchItem {
  const instances = useDocsInstances();
  const {tags} = useReadVersions(chosen);
  const key = tags.join('\n');
  return useMemo(() => {
    const read = key.split('\n');
    const all = Object.entries(instances).map(([id, instance]) => ({id, ...instance}));
    return item => {
      const {kind, href} = item.link;
      const path = href.replace(/[?#].*$/s, '');
      const instance = kind === 'internal' ? closest(all, path) : undefined;
      const version = instance && closest(instance.versions, path);
      const isNamed =
        version && instance.versions.length > 1 && !read.includes(tagOf(instance.id, version.name));
      return isNamed ? {...item, breadcrumb: [version.label, ...item.breadcrumb]} : item;
    };
  }, [key, instances]);
}
