import {randomBytes} from 'node:crypto';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../types';
import {compareStates, type IndexState} from './compare';
import {
  explain,
  isForbidden,
  isNotFound,
  isUnanswered,
  MoveUnconfirmedError,
  PushError,
} from './errors';
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
  /** Gives up before the next request; the index stays as it was. */
  signal?: AbortSignal;
  /** Replaces an index by less than half as many records too. */
  force?: boolean;
  /** When the push began, in milliseconds since 1970; a later one wins. Only tests give their own. */
  startedAt?: number;
};

/** A push under way, its records checked. */
type Push = PushOptions & {
  records: SearchRecord[];
  startedAt: number;
  /** The index that is filled, and then takes the place of the one in use. */
  temporary: string;
};

/** What a push leaves in the index's `userData` setting, which is for the site's own use. */
type PushMark = {pushStartedAt?: number};

/** Every step begins with a look at the signal, so that a stop is heeded within one request. */
async function step<T>({signal}: PushOptions, what: string, action: () => Promise<T>): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await action();
  } catch (error) {
    throw explain(what, error);
  }
}

/** About 15 minutes by pauses of 200 ms more each time, 5 s at most. */
const maxPolls = 200;

/** Waits until the service has carried out a task. */
async function finished(
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

async function indexExists(options: PushOptions): Promise<boolean> {
  const {client, indexName} = options;
  return step(options, `read the index ${indexName}`, () => client.indexExists({indexName}));
}

async function countOf(options: PushOptions, indexName: string): Promise<number> {
  const {nbHits = 0} = await step(options, `count the records of ${indexName}`, () =>
    options.client.searchSingleIndex({
      indexName,
      searchParams: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
    }),
  );
  return nbHits;
}

/** When the push began that wrote an index; 0 when none did, or there is no such index. */
async function markOf(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const {userData} = await client.getSettings({indexName});
    return ((userData ?? {}) as PushMark).pushStartedAt ?? 0;
  } catch (error) {
    if (isNotFound(error)) return 0;
    throw error;
  }
}

async function readIndex(options: PushOptions): Promise<IndexState | undefined> {
  const {client, indexName, signal} = options;
  if (!(await indexExists(options))) {
    return undefined;
  }
  return step(options, `read the index ${indexName}`, async () => {
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
      aggregator: ({hits}) => {
        signal?.throwIfAborted();
        records.push(...(hits as SearchRecord[]));
      },
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
 * @throws PushError for records that could not be sent, an index that cannot be read, or a stop.
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

/** The most records that one request holds. */
const batchSize = 1000;

/** Fills the temporary index; every step is waited for, so that nothing is half done at the move. */
async function fill(push: Push, exists: boolean): Promise<void> {
  const {client, indexName, temporary, records, startedAt, log, signal} = push;
  if (exists) {
    // What is set at Algolia and not here (rules, other settings) stays.
    await step(push, `copy the settings of ${indexName}`, async () => {
      const scope = ['settings', 'synonyms', 'rules'] as const;
      const {taskID} = await client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: [...scope]},
      });
      await finished(push, temporary, taskID);
    });
  }
  await step(push, 'write the settings', async () => {
    const userData: PushMark = {pushStartedAt: startedAt};
    const {taskID} = await client.setSettings({
      indexName: temporary,
      indexSettings: {...indexSettings, userData},
    });
    await finished(push, temporary, taskID);
  });
  await step(push, 'write the synonyms', async () => {
    const {taskID} = await client.saveSynonyms({
      indexName: temporary,
      synonymHit: indexSynonyms,
      replaceExistingSynonyms: true,
    });
    await finished(push, temporary, taskID);
  });
  await step(push, 'send the records', async () => {
    const taskIDs: number[] = [];
    for (let start = 0; start < records.length; start += batchSize) {
      signal?.throwIfAborted();
      const objects = records.slice(start, start + batchSize);
      const answers = await client.saveObjects({indexName: temporary, objects, batchSize});
      taskIDs.push(...answers.map(({taskID}) => taskID));
    }
    for (const taskID of taskIDs) await finished(push, temporary, taskID);
  });
  log(`Sent ${records.length} records to ${temporary}.`);
}

/**
 * Makes sure that the temporary index holds all that was sent. Its mark tells that no later push
 * removed it meanwhile, since whatever is written after that makes it anew, without settings.
 */
async function assertComplete(push: Push): Promise<void> {
  const {client, indexName, temporary, records, startedAt} = push;
  const mark = await step(push, `read the settings of ${temporary}`, () =>
    markOf(client, temporary),
  );
  if (mark !== startedAt) {
    throw new PushError(
      `A push that began later has removed ${temporary}, to replace ${indexName} itself. If this build is the newer one, push once more.`,
    );
  }
  const count = await countOf(push, temporary);
  if (count !== records.length) {
    throw new PushError(`Only ${count} of ${records.length} records arrived. Push once more.`);
  }
}

/** Refuses to shrink the index to less than half: rather half a build than half a site. */
async function assertNotHalf(push: Push): Promise<void> {
  const {indexName, records} = push;
  const count = await countOf(push, indexName);
  if (records.length * 2 < count) {
    throw new PushError(
      `${indexName} has ${count} records, and this build has ${records.length}. If that is right, push with --force.`,
    );
  }
}

/**
 * Removes the temporary indexes of pushes that began before: those that were left behind, and those
 * of pushes under way, so that none of them can replace this one's index.
 */
async function sweep({client, indexName, startedAt, log}: Push): Promise<void> {
  try {
    const {items} = await client.listIndices();
    for (const {name} of items) {
      if (!(startOf(name, indexName) < startedAt)) continue;
      const {taskID} = await client.deleteIndex({indexName: name});
      await finished({client}, name, taskID);
      log(`Removed ${name}, the temporary index of an earlier push.`);
    }
  } catch (error) {
    // To sweep is a kindness, and another push may sweep at the same time.
    const {message} = explain('look for what earlier pushes left', error);
    log(message);
  }
}

/** When the push began that a temporary index belongs to; `NaN` for an index that is none. */
function startOf(name: string, indexName: string): number {
  const prefix = `${indexName}_tmp_`;
  const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return Number(/^(\d{13})_[\da-f]{8}$/.exec(rest)?.[1]);
}

/** Gives way to a push that began later and is through already. */
async function assertNewest(push: Push): Promise<void> {
  const {client, indexName, startedAt} = push;
  const mark = await step(push, `read the settings of ${indexName}`, () =>
    markOf(client, indexName),
  );
  if (mark > startedAt) {
    throw new PushError(
      `A push that began later, at ${new Date(mark).toISOString()}, has replaced ${indexName} already.`,
    );
  }
}

/**
 * Asks for the move, and looks at the index afterward: an answer may be lost on its way, and the
 * move of an index that another push removed is passed over in silence.
 *
 * @throws MoveUnconfirmedError when the index may hold something else than before.
 */
async function move(push: Push): Promise<void> {
  const {client, indexName, temporary, startedAt} = push;
  let doubt: unknown;
  try {
    const {taskID} = await step(push, `replace ${indexName}`, () =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    await finished({client}, temporary, taskID);
  } catch (error) {
    const isRefused = error instanceof PushError && !isUnanswered(error.cause);
    if (isRefused) throw error;
    doubt = error;
  }
  const mark = await markOf(client, indexName).catch((error: unknown) => void (doubt ??= error));
  if (mark === startedAt) return;
  throw new MoveUnconfirmedError(
    doubt
      ? `${explain(`confirm the replacement of ${indexName}`, doubt).message}\n` +
          `It may have taken place, it may still, or ${indexName} is as it was and ${temporary} is left. Look at both in Algolia's dashboard before you push once more.`
      : `A push that began later has removed ${temporary} or replaced ${indexName} since. If this build is the newer one, push once more.`,
    {cause: doubt},
  );
}

async function removeTemporary({client, temporary, log}: Push): Promise<void> {
  try {
    const {taskID} = await client.deleteIndex({indexName: temporary});
    await finished({client}, temporary, taskID);
  } catch (error) {
    if (!isNotFound(error)) {
      const {message} = explain('remove it', error);
      log(
        `The temporary index ${temporary} may be left; delete it in Algolia's dashboard. ${message}`,
      );
    }
  }
}

/** From the first write on: fills the temporary index and moves it, or removes it. */
async function replace(push: Push, exists: boolean): Promise<void> {
  try {
    await fill(push, exists);
    await assertComplete(push);
    await sweep(push);
    await assertNewest(push);
    await move(push);
  } catch (error) {
    if (!(error instanceof MoveUnconfirmedError)) await removeTemporary(push);
    throw error;
  }
}

/**
 * Replaces the hosted index by these records in one move, so that visitors never see half of it.
 * The client's own `replaceAllObjects` is not used, because settings and synonyms would have to be
 * written to the index in use beside it; here they arrive together with the records.
 *
 * @throws PushError for every failure; the index is then as it was, and the temporary index removed.
 * @throws MoveUnconfirmedError (a PushError) when that cannot be told; the message says what may be.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {indexName, log, force, startedAt = Date.now()} = options;
  const records = validateRecords(options.records, log);
  const temporary = `${indexName}_tmp_${startedAt}_${randomBytes(4).toString('hex')}`;
  const push: Push = {...options, records, startedAt, temporary};
  try {
    const exists = await indexExists(push);
    if (exists && !force) await assertNotHalf(push);
    await sweep(push);
    push.signal?.throwIfAborted();
    await replace(push, exists);
  } catch (error) {
    if (error instanceof MoveUnconfirmedError) throw error;
    const {message} = explain('push', error);
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
