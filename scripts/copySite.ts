import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
/** Installed and generated files, and history. */
const notCopied = new Set(['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'results']);

/** Copies the site into a folder, for tests and benchmarks that change it. Links `node_modules`. */
export function copySite(directory: string): void {
  mkdirSync(directory, {recursive: true});
  for (const entry of readdirSync(root).filter(name => !notCopied.has(name))) {
    cpSync(path.join(root, entry), path.join(directory, entry), {
      recursive: true,
      filter: source => !['node_modules', '.cache'].includes(path.basename(source)),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
}
