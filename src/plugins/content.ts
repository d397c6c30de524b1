import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What all instances of a content plugin have loaded; one without content has nothing to say. */
function instances<T>(allContent: AllContent, plugin: string): T[] {
  return Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];
}

/**
 * All versions of all docs.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`, here and below
 */
export function docsVersions(allContent: AllContent): LoadedVersion[] {
  return instances<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );
}

/** All blogs. */
export function blogs(allContent: AllContent): BlogContent[] {
  return instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
}

/**
 * Walks over the items of a sidebar, each with the labels of the categories that it stands in,
 * outermost first; a category's own label is the last of its own.
 */
export function* sidebarItems(
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
