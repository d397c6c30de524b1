import type {SearchClient} from '../../../search/types';

type Params = Parameters<SearchClient['search']>[0];
type Response = ReturnType<SearchClient['search']>;

/**
 * Lets a client do one search at a time. Of those asked for meanwhile only the newest follows, and
 * the others get its answer: whoever types on does not look at them. With the embedded index this
 * spares the texts of results that nobody sees.
 */
export function newestOnly<T extends SearchClient>(client: T): T {
  let running: Response | undefined;
  let waiting: {params: Params; response: Response} | undefined;

  const start = (params: Params): Response => {
    const response = client.search(params);
    const end = (): void => {
      running = running === response ? undefined : running;
    };
    running = response;
    response.then(end, end);
    return response;
  };

  const follow = (before: Response): Response => {
    const startNewest = (): Response => {
      const {params} = waiting!;
      waiting = undefined;
      return start(params);
    };
    return before.then(startNewest, startNewest);
  };

  return {
    ...client,
    search(params) {
      if (!running) {
        return start(params);
      }
      waiting = {params, response: waiting?.response ?? follow(running)};
      return waiting.response;
    },
  };
}
