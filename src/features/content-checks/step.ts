import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import type {BuildStep} from '../after-build/plugin';

/** The IDs of each page, in the order of its HTML, by its file in the build. */
type PageIds = ReadonlyMap<string, readonly string[]>;

export function readPageIds(outDir: string): PageIds {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter(file => file.endsWith('.html'))
      .map(file => {
        const elements = load(readFileSync(path.join(outDir, file), 'utf8'))('[id]').toArray();
        return [file, elements.map(({attribs}) => attribs.id!)];
      }),
  );
}

/**
 * Links lead to the first of several elements with one ID, whatever their text says.
 *
 * @throws Error with a line for each ID that a page has more than once
 */
export function assertUniqueIds(pages: PageIds): void {
  const problems = [...pages].flatMap(([file, ids]) => {
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...repeated].map(
      id =>
        `The page /${file.replace(/(?:index)?\.html$/, '')} has the ID "${id}" more than once. Two headings with one text, a partial used twice, or an ID of a component cause this. Give one heading another ID: \`## Heading {/* #other-id */}\`.`,
    );
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/** Stops the build if a page has an ID twice. */
export const repeatedIds: BuildStep = ({context: {outDir}}) => assertUniqueIds(readPageIds(outDir));
