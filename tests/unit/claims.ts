import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {providers, type ProviderId} from '../../src/config/providers';

/** A statement of the docs that only a provider can confirm. */
export type Claim = {
  provider: ProviderId;
  claim: string;
  /** The page of the provider that confirms it. */
  source: string;
  /** The day on which somebody last compared the two, `YYYY-MM-DD`. */
  checked: string;
  /** The file that makes the statement; the provider's page if absent. */
  file?: string;
  /** The price that the claim is about, in US dollars per million tokens. */
  price?: {input: number; cached: number; output: number};
};

const claimsFile = 'docs/getting-started/llm-setup/claims.yml';

/** The calls of a provider's key check, and their shortened answers, as the provider documents them. */
export type KeyCheck = {calls: {request: string; body?: unknown}[]; answers: unknown[]};

type Entry = Omit<Claim, 'provider'> | {keyCheck: KeyCheck};

const readEntries = (): Record<string, Entry[] | undefined> =>
  parse(readFileSync(claimsFile, 'utf8')) as Record<string, Entry[]>;

export function readClaims(): Claim[] {
  return Object.entries(readEntries()).flatMap(([provider, entries = []]) =>
    entries.flatMap(entry =>
      'keyCheck' in entry ? [] : {provider: provider as ProviderId, ...entry},
    ),
  );
}

/** @throws Error with what to add if `claims.yml` has no key check for the provider */
export function readKeyCheck(provider: ProviderId): KeyCheck {
  const found = readEntries()[provider]?.find(entry => 'keyCheck' in entry);
  if (!found) {
    throw new Error(
      `${claimsFile} has no key check for "${provider}". Add "- keyCheck:" below "${provider}:" with the calls and answers of the provider's page, as the other providers have it.`,
    );
  }
  return found.keyCheck;
}

/** Returns the file that makes the statement. */
export function fileOf({provider, file}: Claim): string {
  return file ?? `${providers[provider].page.slice(1)}.mdx`;
}
