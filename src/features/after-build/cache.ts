import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A file that an earlier build wrote. */
export type Cached = {
  /** Returns the content, or nothing if no build wrote it. */
  read: () => Promise<Buffer | undefined>;
  write: (content: string | Buffer) => Promise<void>;
};

/** Returns a short hash of facts. */
export const hashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

/**
 * Finds the result of a step that takes long. It is next to the bundler's cache, so that `npx docusaurus clear` deletes
 * it, too.
 *
 * @param step the name of the folder
 * @param facts everything that affects the result
 */
export function cached(siteDir: string, step: string, facts: unknown): Cached {
  const folder = path.join(siteDir, 'node_modules/.cache', step);
  const file = path.join(folder, hashOf(facts));
  return {
    read: () => readFile(file).catch(() => undefined),
    async write(content) {
      await mkdir(folder, {recursive: true});
      // Renaming is atomic: the build may be interrupted, or write two equal files at the same time.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, content);
      await rename(temporary, file);
    },
  };
}
