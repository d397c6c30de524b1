import {randomBytes} from 'node:crypto';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../types';
import {compareStates, type IndexState} from './compare';
import {explain, isForbidden, isNotFound, MoveUnconfirmedError, PushError} from './errors';
import {indexSettings, indexSynonyms} from './settings';
import {validateRecords} from './validate';

/** What a push needs. */
export type PushOptions = {
  client: Algoliasearch;
  /** The index that visitors search. */
  indexName: string;
  /** A JSON array of records; checked before anything is sent. */
  records: unknown;
  /** Lines for the person who pushes. */
  log: (line: string) => void;
  /** Gives up before the next step; the index stays as it was. */
  signal?: AbortSignal;
  /** Replaces an index by less than half as many records too. */
  force?: boolean;
  /** When the push began, in milliseconds since 1970; a later one wins. Only tests give their own. */
  startedAt?: number;
};

/** What a push leaves in the index's `userData` setting, which is for the site's own use. */
type PushMark = {pushStartedAt?: number};

/** About 15 minutes by the client's growing pauses (200 ms more each time, 5 s at most). */
const maxRetries = 200;

async function step<T>(what: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw explain(what, error);
  }
}

async function indexExists({client, indexName}: PushOptions): Promise<boolean> {
  return step(`read the index ${indexName}`, () => client.indexExists({indexName}));
}

async function readIndex(options: PushOptions): Promise<IndexState | undefined> {
  const {client, indexName} = options;
  if (!(await indexExists(options))) {
    return undefined;
  }
  return step(`read the index ${indexName}`, async () => {
    const records: SearchRecord[] = [];
    const synonyms: SynonymHit[] = [];
    const settings = await client.getSettings({indexName});
    await client.browseSynonyms({
      indexName,
      aggregator: ({hits}) => void synonyms.push(...hits),
    });
    await client.browseObjects<SearchRecord>({
      indexName,
      // `*` asks for every attribute, and only the stored ones are wanted.
      browseParams: {attributesToRetrieve: ['*'], attributesToHighlight: []},
      aggregator: ({hits}) => void records.push(...(hits as SearchRecord[])),
    });
    return {settings, synonyms: synonyms.map(withoutHighlight), records};
  });
}

/** Synonyms come with a mark-up of the search for them, which is no part of them. */
function withoutHighlight(hit: SynonymHit & {_highlightResult?: unknown}): SynonymHit {
  const synonym = {...hit};
  delete synonym._highlightResult;
  return synonym;
}

/**
 * Prints what {@link pushRecords} would change, and sends nothing.
 *
 * @throws PushError for records that could not be sent, or an index that cannot be read.
 */
export async function previewPush(options: PushOptions): Promise<void> {
  const records = validateRecords(options.records, options.log);
  const before = await readIndex(options);
  if (!before) {
    options.log(`The index ${options.indexName} does not exist yet; a push would create it.`);
  }
  const after = {settings: indexSettings, synonyms: indexSynonyms, records};
  compareStates(before, after).forEach(options.log);
}

/** Fills the temporary index; every step is waited for, so that nothing is half done at the move. */
async function fill(
  options: PushOptions,
  temporary: string,
  records: SearchRecord[],
  startedAt: number,
): Promise<void> {
  const {client, indexName, log, signal} = options;
  const finished = (taskID: number) =>
    client.waitForTask({indexName: temporary, taskID, maxRetries});

  if (await indexExists(options)) {
    // What is set at Algolia and not here (rules, other settings) stays.
    await step(`copy the settings of ${indexName}`, async () => {
      const scope = ['settings', 'synonyms', 'rules'] as const;
      const {taskID} = await client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: [...scope]},
      });
      await finished(taskID);
    });
  }
  signal?.throwIfAborted();
  await step('write the settings', async () => {
    const userData: PushMark = {pushStartedAt: startedAt};
    const {taskID} = await client.setSettings({
      indexName: temporary,
      indexSettings: {...indexSettings, userData},
    });
    await finished(taskID);
  });
  signal?.throwIfAborted();
  await step('write the synonyms', async () => {
    const {taskID} = await client.saveSynonyms({
      indexName: temporary,
      synonymHit: indexSynonyms,
      replaceExistingSynonyms: true,
    });
    await finished(taskID);
  });
  signal?.throwIfAborted();
  await step('send the records', () =>
    client.saveObjects({indexName: temporary, objects: records, waitForTasks: true, maxRetries}),
  );
  log(`Sent ${records.length} records to ${temporary}.`);
}

async function assertComplete({client}: PushOptions, temporary: string, sent: number) {
  const {nbHits} = await step('count the records that arrived', () =>
    client.searchSingleIndex({
      indexName: temporary,
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    }),
  );
  if (nbHits !== sent) {
    throw new PushError(`Only ${nbHits ?? 0} of ${sent} records arrived. Push once more.`);
  }
}

/** Refuses to shrink the index to less than half: rather half a build than half a site. */
async function assertNotHalf(options: PushOptions, count: number): Promise<void> {
  const {client, indexName, force} = options;
  if (force || !(await indexExists(options))) {
    return;
  }
  const {nbHits = 0} = await step(`count the records of ${indexName}`, () =>
    client.searchSingleIndex({
      indexName,
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    }),
  );
  if (count * 2 < nbHits) {
    throw new PushError(
      `${indexName} has ${nbHits} records, and this build has ${count}. If that is right, push with --force.`,
    );
  }
}

/**
 * Removes the temporary indexes of other pushes: those that were left behind, and those of pushes
 * that are under way and began before, so that none of them can replace this one's index.
 */
async function sweep({client, indexName, log}: PushOptions, startedAt: number): Promise<void> {
  try {
    const {items} = await client.listIndices();
    for (const {name} of items) {
      if (!name.startsWith(`${indexName}_tmp_`) || startOf(name) > startedAt) {
        continue;
      }
      const {taskID} = await client.deleteIndex({indexName: name});
      await client.waitForTask({indexName: name, taskID, maxRetries});
      log(`Removed ${name}, which an earlier push left.`);
    }
  } catch (error) {
    // To sweep is a kindness, and another push may sweep at the same time.
    const {message} = explain('look for what earlier pushes left', error);
    log(message);
  }
}

/** The begin of the push that a temporary index belongs to; 0 for a name of another form. */
function startOf(temporary: string): number {
  return Number(/_tmp_(\d{13})_/.exec(temporary)?.[1] ?? 0);
}

/** Gives way to a push that began later and is through already. */
async function assertNewest(options: PushOptions, startedAt: number): Promise<void> {
  const {client, indexName} = options;
  if (!(await indexExists(options))) {
    return;
  }
  const {userData} = await step(`read the settings of ${indexName}`, () =>
    client.getSettings({indexName}),
  );
  const {pushStartedAt = 0} = (userData ?? {}) as PushMark;
  if (pushStartedAt > startedAt) {
    throw new PushError(
      `A push that began later, at ${new Date(pushStartedAt).toISOString()}, has replaced ${indexName} already.`,
    );
  }
}

/** Asks for the move; from the service's answer on, the index may be the new one. */
async function move({client, indexName}: PushOptions, temporary: string): Promise<void> {
  const {taskID} = await step(`replace ${indexName}`, () =>
    client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    }),
  );
  try {
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  } catch (cause) {
    throw new MoveUnconfirmedError(
      `Algolia accepted the replacement of ${indexName}, but did not confirm it in time. ` +
        `It will finish by itself or leave ${temporary} behind; look at the index in Algolia's dashboard before you push once more.`,
      {cause},
    );
  }
}

async function removeTemporary({client, log}: PushOptions, temporary: string): Promise<void> {
  try {
    const {taskID} = await client.deleteIndex({indexName: temporary});
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  } catch (error) {
    if (!isNotFound(error)) {
      const {message} = explain('remove it', error);
      log(
        `The temporary index ${temporary} may be left; delete it in Algolia's dashboard. ${message}`,
      );
    }
  }
}

/**
 * Replaces the hosted index by these records in one move, so that visitors never see half of it.
 * The client's own `replaceAllObjects` is not used, because settings and synonyms would have to be
 * written to the index in use beside it; here they arrive together with the records.
 *
 * @throws PushError for every failure; the index is then as it was, and the temporary index removed.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {indexName, log, signal, startedAt = Date.now()} = options;
  const records = validateRecords(options.records, log);
  const temporary = `${indexName}_tmp_${startedAt}_${randomBytes(4).toString('hex')}`;
  let isMade = false;
  try {
    await assertNotHalf(options, records.length);
    await sweep(options, startedAt);
    signal?.throwIfAborted();
    isMade = true;
    await fill(options, temporary, records, startedAt);
    await assertComplete(options, temporary, records.length);
    await assertNewest(options, startedAt);
    signal?.throwIfAborted();
    await move(options, temporary);
  } catch (error) {
    if (error instanceof MoveUnconfirmedError) {
      throw error;
    }
    if (isMade) {
      await removeTemporary(options, temporary);
    }
    const {message} = signal?.aborted ? new PushError('Stopped.') : explain('push', error);
    throw new PushError(`${message}\nThe index ${indexName} is as it was.`, {cause: error});
  }
  log(`Replaced ${indexName}: ${records.length} records, ${indexSynonyms.length} synonyms.`);
}

const readingRights = new Set(['search', 'browse', 'listIndexes', 'recommendation', 'settings']);

/**
 * Refuses a public search key that may change the index.
 *
 * @param searchKey the value of `ALGOLIA_API_KEY`, which every visitor can read.
 * @throws PushError naming the rights that it should not have.
 */
export async function assertSearchKeyOnlyReads(
  client: Algoliasearch,
  searchKey: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    const {acl} = await client.getApiKey({key: searchKey});
    const writing = acl.filter(right => !readingRights.has(right));
    if (writing.length > 0) {
      throw new PushError(
        `ALGOLIA_API_KEY, which every visitor can read, has rights beyond searching: ${writing.join(', ')}. ` +
          'Set it to the search-only key of your Algolia application.',
      );
    }
  } catch (error) {
    // Only a full admin key may look at another key, and secured keys are not listed.
    if (!isForbidden(error) && !isNotFound(error)) {
      throw explain('check the rights of ALGOLIA_API_KEY', error);
    }
    log('The rights of ALGOLIA_API_KEY could not be checked with this key.');
  }
}
