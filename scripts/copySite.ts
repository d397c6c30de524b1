import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
/** What is installed or made; all else belongs to the site. */
const notCopied = new Set(['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'results']);

/** Copies the site into a folder, for tests and measurements that change it; its packages are linked. */
export function copySite(directory: string): void {
  mkdirSync(directory, {recursive: true});
  for (const part of readdirSync(root).filter(name => !notCopied.has(name))) {
    cpSync(path.join(root, part), path.join(directory, part), {
      recursive: true,
      filter: source => path.basename(source) !== 'node_modules',
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
}
