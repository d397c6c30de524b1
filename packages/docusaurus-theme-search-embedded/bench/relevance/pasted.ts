import {compoundParts, tokenize} from '../../src/engine/analysis/tokens';
import {indexedPages, urlOf, type Page} from '../../src/engine/format/sections';
import {formatsOf, type LogFormat} from './logFormats';
import type {SearchUrls} from './score';
import type {DocsSet} from './sets';
import {textHash} from './textHash';

/**
 * How a text of a page is pasted: three to five words of it, six to thirty, those in a line of a log, in
 * quotation marks, or in a line that is cut at 100 or 200 characters.
 */
export const pastedKinds = ['short', 'plain', 'log', 'quoted', 'cut100', 'cut200'] as const;
export type PastedKind = (typeof pastedKinds)[number];

/** A text as somebody pastes it, and the URLs of the sections that contain it. */
export type PastedQuery = {kind: PastedKind; text: string; urls: ReadonlySet<string>};

const queriesOfKind = 50;
const minWords = 6;
const maxWords = 30;

const whitespace = /\s+/u;

/** Returns the words of a text without signs, as the search reads them, with a space around each. */
function wordsOf(text: string): string {
  const terms = tokenize(text).flatMap(compoundParts);
  return ` ${terms.map(({term}) => term).join(' ')} `;
}

/** Returns a sentence of prose, or some words of code, with six to thirty words. */
function excerptOf(kind: 'prose' | 'code', text: string, seed: number): string | undefined {
  const pieces = kind === 'prose' ? text.split(/(?<=[.!?:])\s+/u) : [text];
  const words = pieces[seed % pieces.length]!.trim().split(whitespace);
  const wanted = kind === 'prose' ? maxWords : minWords + (seed % (maxWords - minWords + 1));
  const length = Math.min(words.length, wanted);
  const first = kind === 'prose' ? 0 : (seed >>> 5) % (words.length - length + 1);
  const excerpt = words.slice(first, first + length).join(' ');
  // Signs and the like are in nobody's clipboard.
  return wordsOf(excerpt).trim().split(' ').length >= minWords ? excerpt : undefined;
}

/** Returns some adjacent words of an excerpt. */
function shortOf(excerpt: string, seed: number): string {
  const words = excerpt.split(whitespace);
  const length = Math.min(words.length, 3 + (seed % 3));
  const first = (seed >>> 4) % (words.length - length + 1);
  return words.slice(first, first + length).join(' ');
}

/** Returns an excerpt as it is pasted, and the part of the excerpt that is in it as whole words. */
function paste(
  kind: PastedKind,
  excerpt: string,
  seed: number,
  formats: readonly LogFormat[],
): {text: string; part: string} {
  const inLog = () => formats[seed % formats.length]!(excerpt, textHash(`${seed}`));
  switch (kind) {
    case 'short': {
      const part = shortOf(excerpt, seed);
      return {text: part, part};
    }
    case 'plain':
      return {text: excerpt, part: excerpt};
    case 'log':
      return {text: inLog(), part: excerpt};
    case 'quoted':
      return {text: seed % 2 === 0 ? `"${excerpt}"` : `msg="${excerpt}" retries=3`, part: excerpt};
    case 'cut100':
    case 'cut200': {
      const length = kind === 'cut100' ? 100 : 200;
      const line = seed % 2 === 0 ? inLog() : excerpt;
      const start = line.indexOf(excerpt);
      const part = line.slice(start, length);
      const isCut = part.length < excerpt.length;
      return {
        text: line.slice(0, length),
        part: isCut ? part.replace(/\S*$/u, '') : excerpt,
      };
    }
  }
}

/**
 * Chooses texts at random from the pages of a set, and returns them as they are pasted, with an even share of
 * each kind.
 *
 * @param seed chooses other texts
 * @param all the pages whose sections may contain the texts, if the texts are not of all of them
 */
export function pastedQueries(
  pages: readonly Page[],
  use: DocsSet['use'],
  seed: string,
  all: readonly Page[] = pages,
): PastedQuery[] {
  const sources = new Set(pages.map(({url}) => url));
  const sections = indexedPages(all).flatMap(page =>
    page.sections.map(section => {
      const {prose, code} = section;
      const texts = [page.title, ...section.headings.slice(-1), ...prose, ...code];
      return {
        isSource: sources.has(page.url),
        url: urlOf(page, section),
        prose,
        code,
        words: texts.map(each => wordsOf(each ?? '')),
      };
    }),
  );
  const inRandomOrder = sections
    .filter(({isSource}) => isSource)
    .flatMap(({prose, code}) => [
      ...prose.map(text => ({kind: 'prose' as const, text})),
      ...code.map(text => ({kind: 'code' as const, text})),
    ])
    .map((text, index) => ({...text, hash: textHash(`${seed} ${index} ${text.text}`)}))
    .sort((a, b) => a.hash - b.hash);
  const formats = formatsOf(use);
  const queries: PastedQuery[] = [];
  for (const {kind: textKind, text, hash} of inRandomOrder) {
    const kind = pastedKinds[queries.length % pastedKinds.length]!;
    const excerpt = excerptOf(textKind, text, hash);
    const pasted = excerpt && paste(kind, excerpt, hash >>> 7, formats);
    const words = pasted && wordsOf(pasted.part);
    // Of a line that is cut in its prefix, less than a short text is left.
    if (!words || words.trim().split(' ').length < 3) {
      continue;
    }
    const right = sections.filter(section => section.words.some(each => each.includes(words)));
    queries.push({kind, text: pasted.text, urls: new Set(right.map(({url}) => url))});
    if (queries.length === queriesOfKind * pastedKinds.length) {
      break;
    }
  }
  return queries;
}

export type PastedScore = {
  /** The share of the texts of six or more words whose first result is a section that contains it. */
  first: number;
  /** That share by kind. */
  byKind: Record<PastedKind, number>;
  missed: PastedQuery[];
};

/** Runs the queries, and scores the results by section. */
export async function scorePasted(
  queries: readonly PastedQuery[],
  search: SearchUrls,
): Promise<PastedScore> {
  const missed: PastedQuery[] = [];
  for (const query of queries) {
    const [url] = await search(query.text);
    if (url === undefined || !query.urls.has(url)) {
      missed.push(query);
    }
  }
  const shareOf = (isCounted: (query: PastedQuery) => boolean) =>
    1 - missed.filter(isCounted).length / queries.filter(isCounted).length;
  const byKind = pastedKinds.map(kind => [kind, shareOf(query => query.kind === kind)]);
  return {
    first: shareOf(({kind}) => kind !== 'short'),
    byKind: Object.fromEntries(byKind) as PastedScore['byKind'],
    missed,
  };
}
