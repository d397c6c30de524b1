const encoder = new TextEncoder();

/** Returns the FNV-1a hash of a text, with which queries are chosen at random but always alike. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
