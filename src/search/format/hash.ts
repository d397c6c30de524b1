/** FNV-1a of bytes; guards against damage in transit, not against an attacker. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index++) {
    hash = Math.imul(hash ^ bytes[index]!, 0x01000193);
  }
  return hash >>> 0;
}

const encoder = new TextEncoder();

/** {@link checksum} of a text. */
export function textHash(text: string): number {
  return checksum(encoder.encode(text));
}
