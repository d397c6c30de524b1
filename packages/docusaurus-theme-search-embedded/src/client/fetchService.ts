import {MANIFEST_FILE} from '../engine/format/manifest';
import {MissingAssetError, type ReadAsset} from './service';
import {SiteSearch} from './siteSearch';

/** A visitor on a slow line still gets a file of 100 kB within this time. */
const FETCH_TIMEOUT_MS = 15_000;

/** A service that fetches its files from the folder of a manifest. */
export function serviceAt(manifestUrl: string, timeout = FETCH_TIMEOUT_MS): SiteSearch {
  const folder = new URL('.', manifestUrl).href;
  const read: ReadAsset = (name, isAgain) => fetchAsset(folder, name, isAgain, timeout);
  return new SiteSearch(read, folder);
}

/** The manifest is asked for anew each time; what it names carries a hash and stays in the cache. */
async function fetchAsset(
  folder: string,
  name: string,
  isAgain: boolean,
  timeout: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = `${folder}${name}`;
  const fresh = name === MANIFEST_FILE ? 'no-cache' : 'default';
  const init = {cache: isAgain ? 'reload' : fresh, signal: AbortSignal.timeout(timeout)} as const;
  const answer = await fetch(url, init)
    .then(async response => ({response, bytes: await response.arrayBuffer()}))
    .catch((cause: Error) => {
      const isLate = cause.name === 'TimeoutError';
      const reason = isLate ? `no answer within ${timeout / 1000} seconds` : cause.message;
      throw new Error(`${url}: ${reason}. Check the network connection.`, {cause});
    });
  const {status, ok} = answer.response;
  // Hosts answer in many ways for what a deployment took away: 404, 410, 403 of a bucket, 400.
  if (status >= 400 && status < 500) {
    throw new MissingAssetError(url, status === 404 ? undefined : `the server answered ${status}`);
  }
  if (!ok) throw new Error(`${url}: the server answered ${status}.`);
  return new Uint8Array(answer.bytes);
}
