/** Returns the element that a hash leads to; null without one, or if the percent-encoding is invalid. */
export function elementFromHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) {
      return null;
    }
    throw error;
  }
}
