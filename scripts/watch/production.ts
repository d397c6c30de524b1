/** What production shows, beside what the repository holds. */
export type Publication = {
  /** Commit that the published page names, if it names one. */
  published: string | undefined;
  /** Commits of the branch that are newer than the published one; undefined when it is unknown. */
  behind: number | undefined;
  /** When the oldest of them was committed, in milliseconds since 1970. */
  since: number | undefined;
};

/** A deployment may take this long, in hours, before anybody is told. */
const patience = 3;
const hour = 60 * 60 * 1000;

/** The commit that a page names in `<meta name="site-commit">`. */
export function commitOf(html: string): string | undefined {
  return /<meta name="?site-commit"? content="?([0-9a-f]{40})/.exec(html)?.[1];
}

/**
 * Judges whether production is behind.
 *
 * @param now in milliseconds since 1970
 * @returns what is wrong, in words; undefined when production is up to date or soon will be
 */
export function stalenessOf(
  {published, behind, since}: Publication,
  now: number,
): string | undefined {
  if (!published) {
    return 'The published page names no commit (meta element "site-commit"). Deploy the site anew.';
  }
  if (behind === undefined) {
    return `Production shows ${published}, which this branch does not have. Was the branch rewritten?`;
  }
  const hours = since === undefined ? 0 : (now - since) / hour;
  if (behind === 0 || hours < patience) {
    return undefined;
  }
  const wait = hours < 48 ? `${Math.floor(hours)} hours` : `${Math.floor(hours / 24)} days`;
  return `Production is ${behind} ${behind === 1 ? 'commit' : 'commits'} behind, the oldest for ${wait}. It shows ${published}. Look at the last runs of the workflow "Deploy".`;
}
