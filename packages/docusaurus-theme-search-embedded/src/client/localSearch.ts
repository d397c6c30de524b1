import {fetchFrom} from './files';
import {SiteSearch} from './siteSearch';

/** Creates a search that fetches its files from the folder of an index. */
export function searchAt(indexUrl: string, timeout?: number): SiteSearch {
  const folder = new URL('.', indexUrl).href;
  return new SiteSearch(fetchFrom(folder, timeout), folder);
}
