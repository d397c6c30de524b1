import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A DocSearch record, as far as tests read it. */
export type SearchRecord = {
  type: string;
  url: string;
  content: string | null;
  hierarchy: {lvl0: string} & Record<
    'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
    string | null
  >;
};

/** Reads a build's English records, which the hosted index gets. */
export function recordsOf(buildDir: string): SearchRecord[] {
  const folder = path.join('.docusaurus/search-records', encodeURIComponent(buildDir));
  return JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8')) as SearchRecord[];
}

/**
 * Searches the index of a build like its readers, without a browser: with `npm run search`.
 *
 * @param queries without line breaks
 * @returns the URLs that each query finds, up to 20, best first
 */
export function searchBuild(buildDir: string, queries: readonly string[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'queries-'));
  const file = path.join(folder, 'queries.txt');
  writeFileSync(file, queries.join('\n'));
  const command =
    'run --silent search --workspace docusaurus-theme-search-embedded -- --site'.split(' ');
  const args = [...command, path.resolve(buildDir), '--queries', file];
  const output = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // The figures.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, {recursive: true});
  const answers = output
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as {urls: string[]});
  if (answers.length !== queries.length) {
    throw new Error(`${queries.length} queries have ${answers.length} answers. Is one empty?`);
  }
  return answers.map(({urls}) => urls);
}
