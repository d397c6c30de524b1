/**
 * Returns whether the page is older or newer than its site, as after a deployment: the server no longer
 * has a script or style sheet that this page needs, or the index has another format.
 */
export async function isOutdated(error: unknown): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const {isOutdated, request} = cause as {isOutdated?: boolean; request?: unknown};
    if (isOutdated) {
      return true;
    }
    // The bundler's errors carry the URL.
    if (typeof request === 'string') {
      return fetch(request, {method: 'HEAD', cache: 'no-store'}).then(
        ({status}) => status === 404 || status === 410,
        () => false,
      );
    }
  }
  return false;
}
