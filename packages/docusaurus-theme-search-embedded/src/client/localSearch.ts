import {fetchFrom} from './files';
import {SiteSearch} from './siteSearch';

/** Creates a search that fetches its files from an index's folder. */
export function searchAt(indexUrl: string, timeout?: number): SiteSearch {
  const folder = new URL('.', indexUrl).href;
  return new SiteSearch(fetchFrom(folder, timeout), folder);
}
