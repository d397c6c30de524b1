import {MissingAssetError, SearchService} from './service';
import type {SearchRequest, SearchResponse} from '../types';

/** What the client posts; `manifestUrl` comes with each message, so that none must be first. */
export type WorkerRequest = {id: number; manifestUrl: string; requests?: SearchRequest[]};
export type WorkerResponse = {id: number; results: SearchResponse[]} | {id: number; error: string};

/** The part of a worker's global scope used here; the page's own library has no type for it. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};
const scope = globalThis as unknown as WorkerScope;

const services = new Map<string, SearchService>();

function serviceOf(manifestUrl: string): SearchService {
  let service = services.get(manifestUrl);
  if (!service) {
    const folder = new URL('.', manifestUrl).href;
    service = new SearchService(name => fetchAsset(folder, name), folder);
    services.set(manifestUrl, service);
  }
  return service;
}

/** The manifest is asked for anew each time; what it names carries a hash and stays in the cache. */
async function fetchAsset(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = `${folder}${name}`;
  const cache = name.endsWith('.json') ? 'no-cache' : 'default';
  const response = await fetch(url, {cache});
  if (response.status === 404 || response.status === 410) throw new MissingAssetError(url);
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

scope.onmessage = async ({data: {id, manifestUrl, requests}}) => {
  try {
    const service = serviceOf(manifestUrl);
    if (!requests) await service.preload();
    scope.postMessage({id, results: requests ? await service.search(requests) : []});
  } catch (error) {
    scope.postMessage({id, error: error instanceof Error ? error.message : String(error)});
  }
};
