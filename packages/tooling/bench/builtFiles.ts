import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Returns the bytes of a file as a static host sends it, with text compressed with gzip, level 9. */
export function sizeOf(file: string): number {
  const content = readFileSync(file);
  return compressed.test(file) ? gzipSync(content, {level: 9}).length : content.length;
}

/** Finds the file that a static host sends for a path. */
export function fileFor(directory: string, pathname: string): string | undefined {
  const base = path.join(directory, decodeURIComponent(pathname));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    file => existsSync(file) && statSync(file).isFile(),
  );
}
