/** A push that was given up; the message says why, what became of the index, and what to do. */
export class PushError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PushError';
  }
}

/** The service accepted the replacement but did not confirm it; the index may be the new one. */
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

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isForbidden(error) && message.includes('Invalid Application-ID')) {
    return `Algolia knows no such key in this application ("${message}"). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY.`;
  }
  if (isForbidden(error)) {
    return `ALGOLIA_ADMIN_API_KEY has too few rights ("${message}"). It needs: ${neededRights.join(', ')}.`;
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return 'no host of Algolia answered. Check the network connection and ALGOLIA_APP_ID.';
  }
  return `Algolia said: "${message}".`;
}

/**
 * Turns what the client threw into a message for the person who pushes.
 *
 * @param what the step that failed, such as `send the records`.
 */
export function explain(what: string, error: unknown): PushError {
  return error instanceof PushError
    ? error
    : new PushError(`Could not ${what}: ${reason(error)}`, {cause: error});
}
