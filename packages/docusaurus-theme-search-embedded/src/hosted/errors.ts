/** A push that was given up; the message says why, what became of the index, and what to do. */
export class PushError extends Error {
  override name = 'PushError';
}

/** The replacement was asked for and cannot be confirmed; the index may be another than before. */
export class MoveUnconfirmedError extends PushError {}

/** The rights that `ALGOLIA_ADMIN_API_KEY` needs, by Algolia's names. */
export const neededRights = [
  'search',
  'browse',
  'addObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
];

function status(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined;
}

/** Tells whether the service answered that there is no such index or key. */
export function isNotFound(error: unknown): boolean {
  return status(error) === 404;
}

/** Tells whether the service refused the key. */
export function isForbidden(error: unknown): boolean {
  return status(error) === 401 || status(error) === 403;
}

/** Tells whether no host gave a usable answer, so that the request may have been carried out or not. */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RetryError';
}

/** The last status that a host gave before the client ran out of hosts; 0 when none answered. */
function lastStatus(error: Error & {stackTrace?: {response: {status: number}}[]}): number {
  return (
    error.stackTrace
      ?.map(({response}) => response.status)
      .filter(Boolean)
      .at(-1) ?? 0
  );
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isForbidden(error) && message.includes('Invalid Application-ID')) {
    return `Algolia knows no such key in this application ("${message}"). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY.`;
  }
  if (isForbidden(error)) {
    return `ALGOLIA_ADMIN_API_KEY has too few rights ("${message}"). It needs: ${neededRights.join(', ')}.`;
  }
  if (status(error) === 429) {
    return `Algolia takes no more requests for now ("${message}"). Push once more in a few minutes.`;
  }
  if (isUnanswered(error)) {
    const code = lastStatus(error);
    return code > 0
      ? `Algolia answered with an error of its own (status ${code}). Look at https://status.algolia.com before you push once more.`
      : 'no host of Algolia answered. Check the network connection and ALGOLIA_APP_ID.';
  }
  return status(error) === undefined ? message : `Algolia said: "${message}".`;
}

/**
 * Turns what the client threw into a message for the person who pushes.
 *
 * @param what the step that failed, such as `send the records`.
 */
export function explain(what: string, error: unknown): PushError {
  if (error instanceof PushError) {
    return error;
  }
  const isStop = error instanceof Error && error.name === 'AbortError';
  return new PushError(isStop ? 'Stopped.' : `Could not ${what}: ${reason(error)}`, {cause: error});
}
