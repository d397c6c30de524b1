import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';

/** Returns the IDs that a page has more than once. */
export function repeatedIds(html: string): string[] {
  const $ = load(html);
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const {attribs} of $('[id]').toArray()) {
    (seen.has(attribs.id!) ? repeated : seen).add(attribs.id!);
  }
  return [...repeated];
}

/**
 * Links lead to the first of several elements with one ID, whatever their text says.
 *
 * @throws Error with a line for each page that has an ID twice
 */
export function assertUniqueIds(outDir: string): void {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const problems = files
    .filter(file => file.endsWith('.html'))
    .flatMap(file =>
      repeatedIds(readFileSync(path.join(outDir, file), 'utf8')).map(
        id =>
          `The page /${file.replace(/(?:index)?\.html$/, '')} has the ID "${id}" more than once. Two headings with one text, a partial used twice, or an ID of a component cause this. Give one heading another ID: \`## Heading {/* #other-id */}\`.`,
      ),
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
