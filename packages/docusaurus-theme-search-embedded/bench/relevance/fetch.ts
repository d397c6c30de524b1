import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {DocsSet} from './sets';

/** A Markdown file: its path in the folder of a set, and its text. */
export type SourceFile = {path: string; text: string};

/**
 * Downloads the package of a set with `npm pack`, unless it is in the cache, and returns the folder with its
 * documentation.
 */
export function fetchDocs(
  {package: name, folder}: Pick<DocsSet, 'package' | 'folder'>,
  cache: string,
): string {
  const target = path.join(cache, name.replaceAll(/[/@]+/g, '-').replace(/^-/, ''));
  if (!existsSync(target)) {
    const unpacked = `${target}.partial`;
    rmSync(unpacked, {recursive: true, force: true});
    mkdirSync(unpacked, {recursive: true});
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', unpacked, name]);
    const archive = path.join(unpacked, packed.toString().trim().split('\n').at(-1)!);
    execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
    rmSync(archive);
    renameSync(unpacked, target);
  }
  return path.join(target, 'package', folder);
}

/** Returns the Markdown files below a folder, in the order of their paths. */
export function readMarkdown(folder: string): SourceFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.mdx?$/.test(file) && !file.split(path.sep).includes('node_modules'))
    .sort()
    .map(file => ({
      path: file.split(path.sep).join('/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}
