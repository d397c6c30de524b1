/** Returns the element with the id that a hash names; null without one. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // The hash is not valid percent-encoding.
  }
}
