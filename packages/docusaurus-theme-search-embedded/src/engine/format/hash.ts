const encoder = new TextEncoder();

/** FNV-1a of a text: where files may end, and what tells hits apart. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
