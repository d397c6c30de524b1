import {isBelow} from '../../shared/paths.js';

/** One version of docs, as the docs plugin publishes it to the client. */
export type DocsVersion = {name: string; label: string; isLast: boolean; path: string};
export type DocsInstance = {path: string; versions: DocsVersion[]};
export type DocsInstances = Record<string, DocsInstance>;

/** The versions of docs that a reader reads. */
export type ReadVersions = {
  /** The tags of the docs, one for each instance, and that of pages outside of docs. */
  tags: readonly string[];
  /** A version in the search page's URL that the site does not have. */
  unknown?: string;
  instances: DocsInstances;
  /** Whether a search includes only these versions. */
  contextual: boolean;
  /** The items of the navbar, whose version dropdowns determine what readers can choose. */
  navbarItems: readonly unknown[];
};

/** Docs with several versions that readers can choose, and the version that is searched. */
export type VersionedDocs = {
  /** The id of the docs instance. */
  id: string;
  versions: readonly DocsVersion[];
  searched: DocsVersion;
};

/** The versions of a search. */
export type SearchedVersions = {
  /** The tags of the docs to search; none for all. */
  tags: readonly string[];
  docs: readonly VersionedDocs[];
  /** A version in the search page's URL that the site does not have. */
  unknown?: string;
};

/** Receives the docs of which the reader chooses a version, and that version. */
export type ChooseVersion = (docs: VersionedDocs, version: DocsVersion) => void;

/** The parameter of the search page's URL that names a version, once for each docs instance. */
export const versionParameter = 'version';

/** Returns the value of the parameter for a version: `2.x`, or `sdk:2.x` for an instance that is not the default. */
export function parameterOf(id: string, name: string): string {
  return id === 'default' ? name : `${id}:${name}`;
}

/** Returns Docusaurus' search tag of a version. */
export function tagOf(id: string, name: string | undefined): string {
  return `docs-${id}-${name}`;
}

/** Returns the entry whose path contains another path most closely. */
export function closest<T extends {path: string}>(
  entries: readonly T[],
  pathname: string,
): T | undefined {
  return entries
    .filter(({path}) => isBelow(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Finds the versions that values of the parameter name. Accepts a version's label, too, and its name without the
 * instance.
 *
 * @returns the names by instance, and the first value that no version has.
 */
export function namedVersions(
  values: readonly string[],
  instances: DocsInstances,
): {names: ReadonlyMap<string, string>; unknown?: string} {
  const all = Object.entries(instances).flatMap(([id, {versions}]) =>
    versions.map(({name, label}) => ({id, name, label})),
  );
  const find = (value: string) =>
    all.find(({id, name}) => parameterOf(id, name) === value) ??
    all.find(({name, label}) => name === value || label === value);
  const found = values.map(find).filter(version => version !== undefined);
  return {
    names: new Map(found.map(({id, name}) => [id, name])),
    unknown: values.find(value => !find(value)),
  };
}

/**
 * Returns the tag of the version that a reader reads, for each docs instance: the first name that the docs have, or
 * else that of the page, or else the latest.
 *
 * @param namesOf returns the names that a reader has chosen, the one that counts most first. That of the page is
 * `undefined` on pages outside of these docs.
 */
export function readTags(
  instances: DocsInstances,
  namesOf: (id: string, present: string | undefined) => readonly (string | null | undefined)[],
  pathname: string | undefined,
): string[] {
  const here = pathname === undefined ? undefined : closest(Object.values(instances), pathname);
  const tags = Object.entries(instances).map(([id, instance]) => {
    const {versions} = instance;
    const present = instance === here ? closest(versions, pathname!)?.name : undefined;
    const known = namesOf(id, present).find(name => versions.some(each => each.name === name));
    return tagOf(id, known ?? versions.find(({isLast}) => isLast)?.name);
  });
  return ['default', ...tags];
}

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

/**
 * Returns the versions to search for a reader.
 *
 * @param indexed the ids of the docs that are searched, by the option `docs`; true for all, false for none.
 */
export function searchedVersions(
  {tags: present, unknown, instances, contextual, navbarItems}: ReadVersions,
  indexed: boolean | readonly string[],
): SearchedVersions {
  const tags = contextual ? present : [];
  const docs = Object.entries(instances).flatMap(([id, {versions}]): VersionedDocs[] => {
    const isSearched = ({name}: DocsVersion) => tags.includes(tagOf(id, name));
    const offered = offeredVersions(navbarItems, id, versions, versions.find(isSearched));
    const searched = offered.find(isSearched);
    const hasIndex = typeof indexed === 'boolean' ? indexed : indexed.includes(id);
    return searched && offered.length > 1 && hasIndex ? [{id, versions: offered, searched}] : [];
  });
  return {tags, docs, unknown};
}

/** Returns the versions of a search with another version of one docs instance. */
export function withVersion(
  versions: SearchedVersions,
  {id}: VersionedDocs,
  version: DocsVersion,
): SearchedVersions {
  const docs = versions.docs.map(each => (each.id === id ? {...each, searched: version} : each));
  const tags = versions.tags.filter(tag =>
    versions.docs.every(each => each.id !== id || tag !== tagOf(id, each.searched.name)),
  );
  return {tags: [...tags, tagOf(id, version.name)], docs};
}

/** Returns the values of the search page's parameter for the versions of a search. */
export function parametersOf({docs}: SearchedVersions): string[] {
  return docs.map(({id, searched}) => parameterOf(id, searched.name));
}

/** Returns a version's label, with the id of its docs if several have versions. */
export function versionLabel(
  {docs}: SearchedVersions,
  id: string,
  {label}: Pick<DocsVersion, 'label'>,
): string {
  return docs.length > 1 && id !== 'default' ? `${id} ${label}` : label;
}

/** Returns the labels of the searched versions; an empty text for a site without choices. */
export function searchedLabels(versions: SearchedVersions): string {
  return versions.docs.map(({id, searched}) => versionLabel(versions, id, searched)).join(', ');
}

/** Returns the label of the version that has a page, unless it is one that the reader reads. */
export function otherVersionOf({tags, instances}: ReadVersions, path: string): string | undefined {
  const all = Object.entries(instances).map(([id, instance]) => ({id, ...instance}));
  const instance = closest(all, path);
  const version = instance && closest(instance.versions, path);
  const isNamed =
    version && instance.versions.length > 1 && !tags.includes(tagOf(instance.id, version.name));
  return isNamed ? version.label : undefined;
}
