import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {Synonyms} from './build';
import {explain, hadNoResponse, PushError} from './errors';
import type {SearchRecord} from './record';
import {isPushed, settingsFor, synonymHits} from './settings';
import {validateRecords} from './validate';

/** The inputs of a push and of its preview. */
export type PushOptions = {
  client: Algoliasearch;
  indexName: string;
  synonyms: Synonyms;
  /** A JSON array of records; checked before the first request. */
  records: unknown;
  log: (line: string) => void;
  /** Replaces an index even with less than half as many records. */
  force?: boolean;
};

/**
 * Runs one step of a push or a preview.
 *
 * @param what completes "Could not", such as `send the records`.
 * @throws PushError that names the step.
 */
export async function step<T>(what: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw explain(what, error);
  }
}

export async function indexExists({client, indexName}: PushOptions): Promise<boolean> {
  return step(`read the index ${indexName}`, () => client.indexExists({indexName}));
}

/** Refuses to shrink the index to less than half: such a build is probably incomplete. */
async function assertNotHalf({client, indexName}: PushOptions, records: number): Promise<void> {
  const {nbHits = 0} = await step(`count the records of ${indexName}`, () =>
    client.searchSingleIndex({
      indexName,
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    }),
  );
  if (records * 2 < nbHits) {
    throw new PushError(
      `${indexName} has ${nbHits} records, and this build has ${records}. If that is right, push with --force.`,
    );
  }
}

/** Reads the synonyms that earlier pushes created. */
export async function pushedSynonyms({client, indexName}: PushOptions): Promise<SynonymHit[]> {
  const all: SynonymHit[] = [];
  await client.browseSynonyms({
    indexName,
    // The service adds a highlight.
    aggregator: ({hits}) =>
      void all.push(
        ...hits.map(({objectID, type, synonyms}) => ({objectID, type, synonyms})).filter(isPushed),
      ),
  });
  return all;
}

/**
 * Sends settings and synonyms, and deletes synonyms of earlier pushes that the site no longer has. Rules,
 * other synonyms, and all other settings of the index stay unchanged.
 *
 * @returns the number of synonyms
 */
async function sendSettings(
  options: PushOptions,
  records: readonly SearchRecord[],
): Promise<number> {
  const {client, indexName, synonyms} = options;
  const hits = synonymHits(synonyms);
  const ids = new Set(hits.map(({objectID}) => objectID));
  const removed = (await pushedSynonyms(options)).filter(({objectID}) => !ids.has(objectID));
  const tasks = [
    await client.setSettings({indexName, indexSettings: settingsFor(records)}),
    ...(await Promise.all(
      removed.map(({objectID}) => client.deleteSynonym({indexName, objectID})),
    )),
    ...(hits.length > 0 ? [await client.saveSynonyms({indexName, synonymHit: hits})] : []),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
  return hits.length;
}

/**
 * Replaces the records of the hosted index in one move, then sends settings and synonyms. A process that
 * stops in between may leave a temporary index (`<index>_tmp_…`).
 *
 * @throws PushError if the records fail, which leaves the index unchanged, or if the settings fail, which
 *   leaves the new records with the old settings. The message says which.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName, log, force} = options;
  const records = validateRecords(options.records, log);
  try {
    if (!force && (await indexExists(options))) {
      await assertNotHalf(options, records.length);
    }
    await step('send the records', () =>
      client.replaceAllObjects({indexName, objects: records, batchSize: 1000}),
    );
  } catch (error) {
    const {message, cause} = explain('push', error);
    const state = hadNoResponse(cause)
      ? `The index ${indexName} is as it was, unless the connection broke in the last step; check with --dry-run.`
      : `The index ${indexName} is as it was.`;
    throw new PushError(`${message}\n${state}`, {cause: error});
  }
  log(`Replaced ${indexName}: ${records.length} records.`);
  try {
    const count = await step('send the settings', () => sendSettings(options, records));
    log(`Updated settings and ${count} synonyms.`);
  } catch (error) {
    throw new PushError(
      `${(error as Error).message}\n${indexName} has the new records and its former settings or synonyms. Push again.`,
      {cause: error},
    );
  }
}
