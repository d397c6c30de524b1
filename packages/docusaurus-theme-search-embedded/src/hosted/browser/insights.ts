import type {InsightsClient} from 'search-insights';
import type {SearchPluginData} from '../../plugin/data';
import type {SearchAdapter} from '../../theme/Search/backend/adapter';

/** How long results stay on screen before they count as viewed, in milliseconds. */
const viewDelay = 400;

/** The number of results in one view event. */
const batchSize = 20;

type Send = (method: string, event: object) => unknown;

/** Creates the functions that report viewed and opened results. Hits of other backends have no `queryID`. */
export function createReports(
  load: (data: SearchPluginData) => Promise<InsightsClient>,
): Pick<SearchAdapter, 'reportViewed' | 'reportOpened'> {
  const send = async (method: string, event: object, data: SearchPluginData): Promise<void> => {
    try {
      const insights = (await load(data)) as Send;
      const algoliaSource = ['autocomplete', 'autocomplete-internal'];
      await insights(method, {...event, index: data.indexName, algoliaSource});
    } catch {
      // A blocker or an outage may stop statistics, which visitors need not be told.
    }
  };
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    reportViewed(hits, data) {
      const ids = hits.filter(({queryID}) => queryID).map(({id}) => id);
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
    },
    reportOpened({id, queryID}, position, data) {
      if (queryID) {
        const event = {queryID, objectIDs: [id], positions: [position]};
        void send('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', ...event}, data);
      }
    },
  };
}
