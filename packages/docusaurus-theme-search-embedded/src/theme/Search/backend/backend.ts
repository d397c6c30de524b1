import type {SearchPluginData} from '../../../plugin/data';
import type {SearchClient} from '../../../engine/types';
import type {HostedBackend} from './hosted';

/** Who answers: the hosted service, or the index that the site carries. */
export type BackendName = SearchPluginData['backend'];

/** What answers searches; only the hosted service takes insights events. */
export type Backend = {client: SearchClient} & Partial<Pick<HostedBackend, 'insights'>>;

async function connect(name: BackendName, data: SearchPluginData): Promise<Backend> {
  if (name === 'hosted' && data.backend === 'hosted') {
    const {connectHosted} = await import('./hosted');
    return connectHosted(data);
  }
  const {embeddedClientOf} = await import('../../../client/ask');
  return {client: embeddedClientOf(data.manifestUrl)};
}

const connected = new Map<BackendName, Promise<Backend>>();

/**
 * Gives the backend, fetching its code on the first call; dialog and search page share it.
 * A call after a failed one tries anew.
 */
export function loadBackend(name: BackendName, data: SearchPluginData): Promise<Backend> {
  const known = connected.get(name);
  if (known) {
    return known;
  }
  const backend = connect(name, data);
  connected.set(name, backend);
  backend.catch(() => connected.delete(name));
  return backend;
}

/** Fetches what the first search will need, once a visitor reaches for search. */
export async function preloadBackend(name: BackendName, data: SearchPluginData): Promise<void> {
  try {
    const {client} = await loadBackend(name, data);
    if ('preload' in client && typeof client.preload === 'function') {
      await client.preload();
    }
  } catch {
    // Nobody has searched yet. The first search tries again, and tells the visitor if that fails.
  }
}
