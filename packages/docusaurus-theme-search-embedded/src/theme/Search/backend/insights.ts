import type {InsightsClient} from 'search-insights';
import type {Backend} from './backend';

type Send = (...event: unknown[]) => unknown;

/**
 * A client for view and click events that hands them on once the backend is there. Events are not
 * the visitor's concern: where a blocker or an outage stops them, nothing is said.
 *
 * @param backend gives the backend; one without insights lets events go.
 */
export function deferInsights(backend: () => Promise<Backend>): InsightsClient {
  const send = async (event: unknown[]): Promise<void> => {
    try {
      const insights = (await backend()).insights as Send | undefined;
      await insights?.(...event);
    } catch {
      // See above.
    }
  };
  return ((...event: unknown[]) => void send(event)) as InsightsClient;
}
