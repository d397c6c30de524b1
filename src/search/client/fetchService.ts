import {MANIFEST_FILE} from '../format/manifest';
import {MissingAssetError, SearchService} from './service';

/** A visitor on a slow line still gets a file of 100 kB within this time. */
const FETCH_TIMEOUT_MS = 15_000;

/** A service that fetches its files from the folder of a manifest. */
export function serviceAt(manifestUrl: string, timeout = FETCH_TIMEOUT_MS): SearchService {
  const folder = new URL('.', manifestUrl).href;
  return new SearchService(name => fetchAsset(`${folder}${name}`, name, timeout), folder);
}

/** The manifest is asked for anew each time; what it names carries a hash and stays in the cache. */
async function fetchAsset(
  url: string,
  name: string,
  timeout: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = name === MANIFEST_FILE ? 'no-cache' : 'default';
  try {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(timeout)});
    // Hosts answer in many ways for what a deployment took away: 404, 410, 403 of a bucket, 400.
    if (response.status >= 400 && response.status < 500) throw new MissingAssetError(url);
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(`${url}: no answer within ${timeout / 1000} seconds.`, {cause: error});
    }
    throw error;
  }
}
