import {providers, type Claim} from '../src/config/providers';

/** The age at which somebody should compare a claim with its source again. */
const maxAgeDays = 90;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Returns the claims that nobody has compared with their source for 90 days, oldest first. */
export function staleClaims(claims: readonly Claim[], now: Date): Claim[] {
  const ageInDays = ({checked}: Claim): number =>
    Math.floor((now.getTime() - Date.parse(checked)) / millisecondsPerDay);
  return claims
    .filter(claim => ageInDays(claim) >= maxAgeDays)
    .sort((a, b) => a.checked.localeCompare(b.checked));
}

/** Returns the file that makes a claim. */
export function fileOf({provider, file}: Claim): string {
  return file ?? `${providers[provider].page.slice(1)}.mdx`;
}

/** Returns the report for authors: file, claim, and source of each stale claim, one per line. */
export function describeStaleClaims(claims: readonly Claim[], now: Date): string[] {
  const stale = staleClaims(claims, now);
  if (stale.length === 0) {
    return [`Somebody checked each of the ${claims.length} claims in the last ${maxAgeDays} days.`];
  }
  return [
    `${stale.length} of ${claims.length} claims are ${maxAgeDays} days old. Read their sources again, then change the dates in src/config/providers.ts.`,
    ...stale.map(
      claim => `${fileOf(claim)} (${claim.checked}): ${claim.claim} Source: ${claim.source}`,
    ),
  ];
}
