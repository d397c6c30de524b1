import type {Algoliasearch} from 'algoliasearch';
import type {Synonyms} from '../engine/analysis/synonyms';
import {explain, isNotFound} from './errors';

/** What a push needs. */
export type PushOptions = {
  client: Algoliasearch;
  /** The index that visitors search. */
  indexName: string;
  /** Groups of words that mean the same to readers of the site. */
  synonyms: Synonyms;
  /** A JSON array of records; checked before anything is sent. */
  records: unknown;
  /** Lines for the person who pushes. */
  log: (line: string) => void;
  /** Gives up before the next request; the index stays as it was. */
  signal?: AbortSignal;
  /** Replaces an index by less than half as many records too. */
  force?: boolean;
  /** When the push began, in milliseconds since 1970; a later one wins. Only tests give their own. */
  startedAt?: number;
};

/** What a push leaves in the index's `userData` setting, which is for the site's own use. */
export type PushMark = {pushStartedAt?: number};

/**
 * One step of a push or a preview; it begins with a look at the signal.
 *
 * @param what completes "Could not", such as `send the records`.
 * @throws PushError that names the step, or says that it was stopped.
 */
export async function step<T>(
  {signal}: PushOptions,
  what: string,
  action: () => Promise<T>,
): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await action();
  } catch (error) {
    throw explain(what, error);
  }
}

/** About 15 minutes by pauses of 200 ms more each time, 5 s at most. */
const maxPolls = 200;

/**
 * Waits until the service has carried out a task, or until the signal.
 *
 * @throws Error after about 15 minutes, and whatever the client throws.
 */
export async function finished(
  {client, signal}: Pick<PushOptions, 'client' | 'signal'>,
  indexName: string,
  taskID: number,
): Promise<void> {
  const timeout = (polls: number): number => {
    signal?.throwIfAborted();
    if (polls >= maxPolls) {
      throw new Error(
        'Algolia accepted the task but has not finished it after about 15 minutes. Look at https://status.algolia.com before you push once more.',
      );
    }
    return Math.min(polls * 200, 5000);
  };
  await client.waitForTask({indexName, taskID, maxRetries: Infinity, timeout});
}

/** Tells whether the index in use is there. */
export async function indexExists(options: PushOptions): Promise<boolean> {
  const {client, indexName} = options;
  return step(options, `read the index ${indexName}`, () => client.indexExists({indexName}));
}

/** How many records an index holds. */
export async function countOf(options: PushOptions, indexName: string): Promise<number> {
  const {nbHits = 0} = await step(options, `count the records of ${indexName}`, () =>
    options.client.searchSingleIndex({
      indexName,
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    }),
  );
  return nbHits;
}

/** When the push began that wrote an index; 0 when none did, or there is no such index. */
export async function markOf(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const {userData} = await client.getSettings({indexName});
    return ((userData ?? {}) as PushMark).pushStartedAt ?? 0;
  } catch (error) {
    if (isNotFound(error)) return 0;
    throw error;
  }
}
