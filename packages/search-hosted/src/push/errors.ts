/** Reports a failed push. The message explains why, the state of the index, and what to do. */
export class PushError extends Error {
  override name = 'PushError';
}

/** The rights that `ALGOLIA_ADMIN_API_KEY` needs, by Algolia's names for them. */
export const requiredAcl = [
  'search',
  'browse',
  'addObject',
  'deleteIndex',
  'settings',
  'editSettings',
];

function status(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined;
}

/** Returns whether the service answered that an index or key does not exist. */
export function isNotFound(error: unknown): boolean {
  return status(error) === 404;
}

/** Returns whether the service refused the key. */
export function isForbidden(error: unknown): boolean {
  return status(error) === 401 || status(error) === 403;
}

/** Returns whether no host sent a usable answer. The request may or may not have taken effect. */
export function hadNoResponse(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RetryError';
}

/** Returns the last status before the client ran out of hosts; 0 if no host answered. */
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
    return `Algolia has no such key in this application ("${message}"). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY.`;
  }
  if (isForbidden(error)) {
    return `ALGOLIA_ADMIN_API_KEY has too few rights ("${message}"). It needs: ${requiredAcl.join(', ')}.`;
  }
  if (status(error) === 429) {
    return `Algolia accepts no more requests for now ("${message}"). Push again in a few minutes.`;
  }
  if (hadNoResponse(error)) {
    const code = lastStatus(error);
    return code > 0
      ? `Algolia had an internal error (status ${code}). Check https://status.algolia.com before you push again.`
      : 'no host of Algolia answered. Check the network connection and ALGOLIA_APP_ID.';
  }
  return status(error) === undefined ? message : `Algolia said: "${message}".`;
}

/**
 * Turns an error of the client into a message for the person who pushes.
 *
 * @param what the step that failed, such as `send the records`.
 */
export function explain(what: string, error: unknown): PushError {
  if (error instanceof PushError) {
    return error;
  }
  return new PushError(`Could not ${what}: ${reason(error)}`, {cause: error});
}
