/** Encodes a path for a URL. The router decodes paths, so parts that are encoded stay as they are. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\da-f]{2})/gi, '%');
}
