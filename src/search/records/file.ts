import path from 'node:path';

/**
 * Where a build keeps its records for `npm run search:push`; they are not published. Each folder of
 * builds has its own file, so that a test build does not replace what the next push sends.
 *
 * @param outDir the build's folder, relative to the site's.
 */
export function recordsFileOf(outDir: string): string {
  const name = outDir.split(path.sep).filter(Boolean).join('-');
  return path.join('.cache', 'search-records', `${name}.json`);
}
