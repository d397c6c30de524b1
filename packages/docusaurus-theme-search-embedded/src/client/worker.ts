import {createAnswer, type WorkerRequest, type WorkerResponse} from './requests.js';

/** The used part of a worker's global scope, which the DOM types lack. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
};
const scope = globalThis as unknown as WorkerScope;

/** The minimum time in milliseconds between two messages that the worker receives data. */
const aliveInterval = 1000;
let lastAlive = 0;

const answer = createAnswer(() => {
  if (Date.now() - lastAlive > aliveInterval) {
    lastAlive = Date.now();
    scope.postMessage({isAlive: true});
  }
});
const running = new Map<number, AbortController>();

scope.onmessage = async ({data}) => {
  const {id} = data;
  if ('abort' in data) {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  scope.postMessage({id, ...(await answer(data, controller.signal))});
  running.delete(id);
};
