import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders that hold what readers read. */
const folders = ['docs', 'blog', 'src/pages'];

/**
 * Every Markdown and MDX file of the site, sorted, as paths below the root with forward slashes.
 *
 * @param root the repository's folder
 * @throws Error when there is none, so that a check never passes because it looked at nothing.
 */
export function contentFiles(root: string): string[] {
  const files = folders
    .filter(folder => existsSync(path.join(root, folder)))
    .flatMap(folder =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(file =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter(file => /\.mdx?$/.test(file));
  if (files.length === 0) {
    throw new Error(`No .md or .mdx file below ${folders.join(', ')} in ${path.resolve(root)}.`);
  }
  return files.sort();
}
