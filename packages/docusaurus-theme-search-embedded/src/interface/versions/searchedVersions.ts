import {parameterOf, tagOf, type DocsVersion} from './docsVersions.js';

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
