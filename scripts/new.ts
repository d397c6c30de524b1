import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {parse} from 'yaml';

/**
 * `npm run new -- doc user-guides/my-page` writes a page with front matter and first sections, and
 * adds it to `sidebars.ts`. `npm run new -- post my-post` writes a post with today's date.
 */
const usage =
  'Usage: npm run new -- doc FOLDER/NAME, for example user-guides/my-page; or npm run new -- post NAME';

/** Invalid input, with a message for the author. */
class InputError extends Error {}

const wordsWithHyphens = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
function assertName(name: string): void {
  if (!wordsWithHyphens.test(name)) {
    throw new InputError(
      `"${name}" cannot be part of a URL. Use lowercase words with hyphens, for example my-page.`,
    );
  }
}

/** Returns `my-page` as a quoted title in sentence case. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return JSON.stringify(words.charAt(0).toUpperCase() + words.slice(1));
}

/** Reads a file of `scripts/templates` and replaces its words in capitals. */
function fillIn(template: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(__dirname, 'templates', template), 'utf8');
  return text.replace(/\b[A-Z]{3,}\b/g, word => values[word] ?? word);
}

/** Returns the first key of a list of authors or tags. */
function firstOf(file: string): string {
  const [key] = Object.keys((parse(readFileSync(file, 'utf8')) ?? {}) as object);
  if (!key) {
    throw new InputError(`${file} is empty. Add an entry first.`);
  }
  return key;
}

/** Matches a string in an array of `sidebars.ts`. */
const arrayItem = /(?<=[[,]\s*)'([^'\n]+)'/g;

/** Reports whether a string is the id of a doc, which is the path of its file. */
const isDoc = (text: string): boolean =>
  ['.mdx', '.md'].some(end => existsSync(`docs/${text}${end}`));

/** Returns how many of the brackets that a text closes were open before it. */
function closedBrackets(text: string): number {
  let [depth, closed] = [0, 0];
  for (const [bracket] of text.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    closed = Math.max(closed, -depth);
  }
  return closed;
}

/**
 * Adds a doc to a sidebar, after the last doc of its folder in the first category that has one.
 *
 * @param sidebars text of `sidebars.ts`
 * @param id for example `user-guides/my-page`
 * @throws InputError if no sidebar lists a doc of the folder, because the author must then decide
 */
function addToSidebar(sidebars: string, id: string): string {
  const folder = path.posix.dirname(id);
  const neighbors = [...sidebars.matchAll(arrayItem)].filter(
    ([, text]) => path.posix.dirname(text!) === folder && isDoc(text!),
  );
  const [first] = neighbors;
  if (!first) {
    throw new InputError(
      `sidebars.ts has no doc of the folder "${folder}". First add a category that contains '${id}'.`,
    );
  }
  const neighbor = neighbors
    .filter(({index}) => closedBrackets(sidebars.slice(first.index, index)) === 0)
    .at(-1)!;
  const end = neighbor.index + neighbor[0].length;
  return `${sidebars.slice(0, end)}, '${id}'${sidebars.slice(end)}`;
}

function newDoc(id: string): Map<string, string> {
  const folder = path.posix.dirname(id);
  const name = path.posix.basename(id);
  if (
    folder.startsWith('..') ||
    !existsSync(path.join('docs', folder)) ||
    !statSync(path.join('docs', folder)).isDirectory()
  ) {
    const folders = readdirSync('docs', {recursive: true, withFileTypes: true})
      .filter(entry => entry.isDirectory() && entry.name !== 'img')
      .map(entry => path.relative('docs', path.join(entry.parentPath, entry.name)));
    throw new InputError(
      `The folder docs/${folder} does not exist. Choose one of: ${folders.join(', ')}.`,
    );
  }
  assertName(name);
  const taken = ['.mdx', '.md', ''].map(end => `docs/${id}${end}`).find(file => existsSync(file));
  if (taken) {
    throw new InputError(`${taken} exists. Choose another name, or edit that page.`);
  }
  return new Map([
    [`docs/${id}.mdx`, fillIn('doc.mdx', {TITLE: titleOf(name)})],
    ['sidebars.ts', addToSidebar(readFileSync('sidebars.ts', 'utf8'), id)],
  ]);
}

function newPost(name: string, today: Date): Map<string, string> {
  assertName(name);
  const date = today.toISOString().slice(0, 10);
  const taken = readdirSync('blog').find(
    file => file.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/\.mdx?$/, '') === name,
  );
  if (taken) {
    throw new InputError(`blog/${taken} exists. Choose another name, or edit that post.`);
  }
  const post = fillIn('post.mdx', {
    SLUG: name,
    TITLE: titleOf(name),
    AUTHOR: firstOf('blog/authors.yml'),
    TAG: firstOf('blog/tags.yml'),
  });
  return new Map([[`blog/${date}-${name}.mdx`, post]]);
}

async function main(): Promise<void> {
  const [kind, name, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if ((kind !== 'doc' && kind !== 'post') || !name || rest.length > 0) {
    throw new InputError(usage);
  }
  const id = path.posix.normalize(name.replace(/\.mdx?$/, '').replace(/^(?:docs|blog)\//, ''));
  const files = kind === 'doc' ? newDoc(id) : newPost(id, new Date());
  for (const [file, text] of files) {
    const options = await resolveConfig(file);
    writeFileSync(file, await format(text, {...options, filepath: file}));
    console.log(`Wrote ${file}`);
  }
  console.log('Write the description first, then run "npm run check".');
}

main().catch((error: unknown) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
