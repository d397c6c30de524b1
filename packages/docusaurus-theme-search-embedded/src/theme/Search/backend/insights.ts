import type {SearchPluginData} from '../../../plugin/data';
import type {SearchItem} from '../list/items';
import {loadBackend} from './backend';

/** How long results must stand before they count as viewed, in ms, and how many one event holds. */
const [viewDelay, batchSize] = [400, 20];

type Send = (method: string, event: object) => unknown;

/**
 * Hands an event to the service's client. Events are not the visitor's concern: where a blocker or an
 * outage stops them, nothing is said.
 */
async function send(method: string, event: object, data: SearchPluginData): Promise<void> {
  try {
    const insights = (await loadBackend('hosted', data)).insights as Send | undefined;
    const algoliaSource = ['autocomplete', 'autocomplete-internal'];
    await insights?.(method, {...event, index: data.indexName, algoliaSource});
  } catch {
    // See above.
  }
}

let viewTimer: ReturnType<typeof setTimeout> | undefined;

/** Tells the hosted service which results a visitor saw; those of other backends have no `queryID`. */
export function sendViews(items: readonly SearchItem[], data: SearchPluginData): void {
  const ids = items.filter(({queryID}) => queryID).map(({objectID}) => objectID);
  if (ids.length === 0) {
    return;
  }
  clearTimeout(viewTimer);
  viewTimer = setTimeout(() => {
    for (let start = 0; start < ids.length; start += batchSize) {
      const objectIDs = ids.slice(start, start + batchSize);
      void send('viewedObjectIDs', {eventName: 'Items Viewed', objectIDs}, data);
    }
  }, viewDelay);
}

/** Tells the hosted service which result a visitor chose, by its place in its group, from 1 on. */
export function sendClick(
  {objectID, queryID}: SearchItem,
  position: number,
  data: SearchPluginData,
): void {
  if (queryID) {
    const event = {queryID, objectIDs: [objectID], positions: [position]};
    void send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event}, data);
  }
}
