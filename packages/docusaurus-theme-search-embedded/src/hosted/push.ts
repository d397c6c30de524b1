import {randomBytes} from 'node:crypto';
import type {SearchRecord} from '../engine/types';
import {explain, isNotFound, isUnanswered, MoveUnconfirmedError, PushError} from './errors';
import {indexSettings, synonymHits} from './settings';
import {
  countOf,
  finished,
  indexExists,
  markOf,
  step,
  type PushMark,
  type PushOptions,
} from './steps';
import {validateRecords} from './validate';

/** A push under way, its records checked. */
type Push = PushOptions & {
  records: SearchRecord[];
  startedAt: number;
  /** The index that is filled, and then takes the place of the one in use. */
  temporary: string;
};

/** The most records that one request holds. */
const batchSize = 1000;

/** A step that the service carries out later; waits until it has. */
async function task(
  push: Push,
  what: string,
  action: () => Promise<{taskID: number}>,
): Promise<void> {
  await step(push, what, async () => {
    const {taskID} = await action();
    await finished(push, push.temporary, taskID);
  });
}

/** Fills the temporary index; every step is waited for, so that nothing is half done at the move. */
async function fill(push: Push, exists: boolean): Promise<void> {
  const {client, indexName, temporary, records, startedAt, log, signal} = push;
  if (exists) {
    // What is set at Algolia and not here (rules, other settings) stays.
    await task(push, `copy the settings of ${indexName}`, () =>
      client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: temporary,
          scope: ['settings', 'synonyms', 'rules'],
        },
      }),
    );
  }
  const userData: PushMark = {pushStartedAt: startedAt};
  await task(push, 'write the settings', () =>
    client.setSettings({indexName: temporary, indexSettings: {...indexSettings, userData}}),
  );
  await task(push, 'write the synonyms', () =>
    client.saveSynonyms({
      indexName: temporary,
      synonymHit: synonymHits(push.synonyms),
      replaceExistingSynonyms: true,
    }),
  );
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
  const {client, temporary, records, startedAt} = push;
  const mark = await step(push, `read the settings of ${temporary}`, () =>
    markOf(client, temporary),
  );
  if (mark !== startedAt) {
    throw new PushError(
      `${temporary} was removed while it was filled, as a push that began later does. If this build is the newer one, push once more.`,
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
      : `${indexName} does not hold these records: a push that began later replaced it, or ${temporary} was removed before the move, as such a push does. If this build is the newer one, push once more.`,
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
  log(`Replaced ${indexName}: ${records.length} records, ${push.synonyms.length} synonyms.`);
}
