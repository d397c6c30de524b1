import type {SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../engine/types';
import {compareStates, type IndexState} from './compare';
import {indexSettings, synonymHits} from './settings';
import {indexExists, step, type PushOptions} from './steps';
import {validateRecords} from './validate';

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
 * Prints what `pushRecords` would change, and sends nothing.
 *
 * @throws PushError for records that could not be sent, an index that cannot be read, or a stop.
 */
export async function previewPush(options: PushOptions): Promise<void> {
  const records = validateRecords(options.records, options.log);
  const before = await readIndex(options);
  if (!before) {
    options.log(`The index ${options.indexName} does not exist yet; a push would create it.`);
  }
  const after = {settings: indexSettings, synonyms: synonymHits(options.synonyms), records};
  compareStates(before, after).forEach(options.log);
}
