import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {weigh, type PageWeight} from '../budgets/weigh';

/** One record of the search, as far as the comparison shows it. */
type SearchRecord = {objectID?: string; url: string; type?: string; content?: string | null};

/** What one build has to say. */
export type State = {
  /** What readers read, by the page's address, without names of files that change with each build. */
  pages: Map<string, string>;
  weights: PageWeight[];
  shared: Map<string, number>;
  records: Set<string>;
};

/** The address of a page's file below the base path. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/**
 * Title, description and content of a page, without the hashes of file and class names, which differ
 * from build to build. What styles change, the pictures show.
 */
export function contentOf(html: string): string {
  const $ = load(html);
  const description = $('meta[name="description"]').attr('content') ?? '';
  $('[class]').removeAttr('class');
  const main = $('main').html() ?? $('#__docusaurus').html() ?? '';
  return [$('title').text(), description, main]
    .join('\n')
    .replace(/(?<=[.-])[0-9a-f]{8,32}(?=\.\w+)/g, '');
}

function readRecords(file: string): Set<string> {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}; the build has to write its search records.`);
  }
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  return new Set(
    records.map(({url, type, content}) =>
      [new URL(url, 'https://x').pathname + new URL(url, 'https://x').hash, type, content]
        .filter(Boolean)
        .join(' · '),
    ),
  );
}

/**
 * Reads a build.
 *
 * @param directory folder of the build, made for the base path `/`
 * @param recordsFile its search records
 */
export function readState(directory: string, recordsFile: string): State {
  const {pages, shared} = weigh(directory);
  return {
    pages: new Map(
      pages.map(({file}) => [
        addressOf(file),
        contentOf(readFileSync(path.join(directory, file), 'utf8')),
      ]),
    ),
    weights: pages.map(page => ({...page, file: addressOf(page.file)})),
    shared,
    records: readRecords(recordsFile),
  };
}

export type Row = {name: string; before?: number; after?: number};

export type Difference = {
  added: string[];
  removed: string[];
  changed: string[];
  /** Pages whose content is the same, one of each kind, to show what styles have changed. */
  samples: string[];
  /** Bytes of the shared files, and of a typical page of each kind, where they differ. */
  bytes: Row[];
  gained: string[];
  lost: string[];
};

function missingIn<T>(items: Iterable<T>, others: {has(item: T): boolean}): T[] {
  return [...items].filter(item => !others.has(item));
}

/** Compares two builds. */
export function compareStates(before: State, after: State): Difference {
  const changed = [...after.pages]
    .filter(([page, text]) => before.pages.has(page) && before.pages.get(page) !== text)
    .map(([page]) => page);
  const samples = new Map<string, string>();
  for (const {kind, file} of after.weights) {
    if (before.pages.has(file) && !changed.includes(file) && !samples.has(kind)) {
      samples.set(kind, file);
    }
  }
  const names = new Set([...before.shared.keys(), ...after.shared.keys()]);
  const shared = [...names].map(name => ({
    name,
    before: before.shared.get(name),
    after: after.shared.get(name),
  }));
  const kinds = new Set(after.weights.map(({kind}) => kind));
  const byKind = [...kinds].map(kind => {
    const mean = (pages: PageWeight[]): number | undefined => {
      const some = pages.filter(page => page.kind === kind);
      const sum = some.reduce((all, {total}) => all + total, 0);
      return some.length > 0 ? Math.round(sum / some.length) : undefined;
    };
    return {name: `mean page: ${kind}`, before: mean(before.weights), after: mean(after.weights)};
  });
  return {
    added: missingIn(after.pages.keys(), before.pages),
    removed: missingIn(before.pages.keys(), after.pages),
    changed,
    samples: [...samples.values()],
    bytes: [...byKind, ...shared].filter(row => row.before !== row.after),
    gained: missingIn(after.records, before.records),
    lost: missingIn(before.records, after.records),
  };
}
