import type {Search} from '../backend/useBackend.js';
import {limits} from '../limits.js';
import type {DocsVersion} from '../versions/versions.js';
import {withVersion, type SearchedVersions, type VersionedDocs} from '../versions/versions.js';

/** A version that is not searched, and the number of its results. */
export type OtherVersion = {
  docs: VersionedDocs;
  version: DocsVersion;
  total: number;
  isPartial: boolean;
};

/** Resolves when readers have waited long enough for the rest of the suggestions. */
const timeout = (): Promise<undefined> =>
  new Promise(resolve => setTimeout(resolve, limits.unansweredThreshold));

/**
 * Returns the other versions of docs in which a query has results, or a pasted line has some as a whole. Leaves out those
 * that cannot be searched, or not in time, because each has an index to load.
 */
export async function findInOtherVersions(
  query: string,
  versions: SearchedVersions,
  search: Search,
  signal: AbortSignal,
): Promise<OtherVersion[]> {
  const others = versions.docs.flatMap(docs =>
    docs.versions.filter(({name}) => name !== docs.searched.name).map(version => ({docs, version})),
  );
  const counts = others.slice(0, limits.otherVersions).map(async ({docs, version}) => {
    const range = {from: 0, to: 0, versions: withVersion(versions, docs, version), signal};
    const searching = search(query, range).catch(() => undefined);
    const page = await Promise.race([searching, timeout()]);
    const {total = 0, isPartial = false, partOfLine} = page ?? {};
    return {docs, version, total: partOfLine === undefined ? total : 0, isPartial};
  });
  return (await Promise.all(counts)).filter(({total}) => total > 0);
}
