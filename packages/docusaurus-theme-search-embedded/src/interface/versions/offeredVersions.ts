import type {DocsVersion} from './docsVersions.js';

type NavbarItem = {
  type?: string;
  docsPluginId?: string;
  /** Names, or names with labels that replace those of the versions. */
  versions?: string[] | Record<string, {label?: string}>;
};

/**
 * Returns the versions of a docs instance that readers can choose, with their labels: those of the navbar's version
 * dropdown, or the latest without a dropdown, and the one that is searched.
 */
export function offeredVersions<Version extends Pick<DocsVersion, 'name' | 'label' | 'isLast'>>(
  items: readonly unknown[],
  pluginId: string,
  versions: readonly Version[],
  searched: Version | undefined,
): Version[] {
  const dropdown = (items as readonly NavbarItem[]).find(
    ({type, docsPluginId = 'default'}) =>
      type === 'docsVersionDropdown' && docsPluginId === pluginId,
  );
  const listed = dropdown?.versions;
  const names = Array.isArray(listed) ? listed : listed && Object.keys(listed);
  const isOffered = ({name, isLast}: Version): boolean =>
    dropdown ? !names || names.includes(name) : isLast;
  const labels = new Map(listed && !Array.isArray(listed) ? Object.entries(listed) : []);
  return versions
    .filter(version => version === searched || isOffered(version))
    .map(version => ({...version, label: labels.get(version.name)?.label ?? version.label}));
}
