import type {Page} from '@playwright/test';

/** Returns what the search of the site's index returns for a query: any value, also one that is no answer. */
type AnswerOf = Record<string, unknown>;

/**
 * Replaces the worker that searches the site's index by one that answers each query with a value of the test's choice,
 * and does not answer others. Call it before the page loads.
 */
export async function answerQueries(page: Page, answers: AnswerOf): Promise<void> {
  await page.addInitScript(values => {
    class FakeWorker {
      onmessage?: (event: {data: unknown}) => void;
      terminate(): void {}
      postMessage({id, argument}: {id: number; argument?: {query?: string}}): void {
        const query = argument?.query;
        if (query !== undefined && Object.hasOwn(values, query)) {
          setTimeout(() => this.onmessage?.({data: {id, value: values[query]}}));
        }
      }
    }
    Object.assign(window, {Worker: FakeWorker});
  }, answers);
}
