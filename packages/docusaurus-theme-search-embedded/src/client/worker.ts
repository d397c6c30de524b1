import type {SearchRequest, SearchResponse} from '../engine/types';
import {serviceAt} from './fetchService';
import type {SiteSearch} from './siteSearch';

/**
 * What the client posts: requests to answer, none to load the index ahead, or that nobody waits for
 * an answer any more. `manifestUrl` comes with each message, so that none must be first.
 */
export type WorkerRequest =
  {id: number; manifestUrl: string; requests?: SearchRequest[]} | {id: number; abort: true};
export type WorkerResponse = {id: number; results: SearchResponse[]} | {id: number; error: string};

/** The part of a worker's global scope used here; the page's own library has no type for it. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};
const scope = globalThis as unknown as WorkerScope;

const services = new Map<string, SiteSearch>();
const running = new Map<number, AbortController>();

function serviceOf(manifestUrl: string): SiteSearch {
  let service = services.get(manifestUrl);
  if (!service) services.set(manifestUrl, (service = serviceAt(manifestUrl)));
  return service;
}

scope.onmessage = async ({data}) => {
  const {id} = data;
  if ('abort' in data) {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  const {signal} = controller;
  running.set(id, controller);
  try {
    const service = serviceOf(data.manifestUrl);
    if (!data.requests) await service.preload();
    const results = data.requests ? await service.search(data.requests, {signal}) : [];
    scope.postMessage({id, results});
  } catch (error) {
    // The client has told its caller already.
    if (signal.aborted) return;
    scope.postMessage({id, error: error instanceof Error ? error.message : String(error)});
  } finally {
    running.delete(id);
  }
};
