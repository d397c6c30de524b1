import {withSlash} from '../paths.js';

/** One version of docs, as the docs plugin publishes it to the client. */
export type DocsVersion = {name: string; label: string; isLast: boolean; path: string};
export type DocsInstance = {path: string; versions: DocsVersion[]};
export type DocsInstances = Record<string, DocsInstance>;

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
    .filter(({path}) => withSlash(pathname).startsWith(withSlash(path)))
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
