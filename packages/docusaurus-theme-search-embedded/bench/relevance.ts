import path from 'node:path';
import {parseArgs} from 'node:util';
import {ablations} from './relevance/ablation';
import {fetchDocs, readMarkdown} from './relevance/fetch';
import {parseDoc} from './relevance/markdown';
import {loadSet, measure, type LoadedSet} from './relevance/measure';
import {loadNews, newsKinds, type LoadedNews} from './relevance/news';
import {pastedKinds, scorePasted} from './relevance/pasted';
import {queryTypes} from './relevance/queries';
import {newsSets, sets} from './relevance/sets';
import {readTranslated} from './relevance/translated';

/**
 * Measures the ranking on documentation inside npm packages. The queries are the texts of the links between
 * its pages; README.md explains how they are made and what the columns are.
 */
const {values} = parseArgs({
  options: {
    /** Only this set. */
    set: {type: 'string', multiple: true},
    /** Measures each constant and each rule of the ranking, switched off, instead of comparing with MiniSearch. */
    ablate: {type: 'boolean', default: false},
    /** The number of queries of a set with `--ablate`. */
    queries: {type: 'string', default: '1000'},
    /** Chooses other pasted texts. */
    seed: {type: 'string', default: '1'},
    /** Prints the pasted texts whose section is not first, of sets with which the ranking is chosen. */
    missed: {type: 'boolean', default: false},
    cache: {type: 'string', default: '.cache/relevance'},
  },
});

const format = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));
const signed = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** Prints a Markdown table. */
function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'), '\n');
}

async function printScores(loaded: readonly LoadedSet[]): Promise<void> {
  const table: string[][] = [];
  const gains: number[] = [];
  for (const set of loaded) {
    const own = await measure(set, set.search());
    const rows = await measure(set, set.rows());
    const theirs = await measure(set, set.miniSearch());
    const {use, locale} = sets.find(({name}) => name === set.name)!;
    if (!locale) {
      gains.push(own.score - theirs.score);
    }
    table.push([
      set.name,
      use,
      String(set.pageCount),
      String(set.queries.length),
      format(own.score),
      format(rows.score),
      format(theirs.score),
      signed(own.score - theirs.score),
      ...queryTypes.map(type => format(own.byType[type])),
      format(own.first),
      format(own.firstThree),
      format(own.anchorInThree),
    ]);
  }
  const head = ['set', 'use', 'pages', 'queries', 'score', 'rows', 'MiniSearch', 'difference'];
  print([...head, ...queryTypes, 'first', 'first three', 'anchor in three'], table);
  const count = loaded.reduce((sum, {queries}) => sum + queries.length, 0);
  const difference = gains.length > 0 ? signed(mean(gains)) : '–';
  console.log(`${count} queries; mean over MiniSearch in English ${difference}.\n`);
}

async function printPasted(loaded: readonly LoadedSet[]): Promise<void> {
  const table: string[][] = [];
  const shares: number[] = [];
  for (const set of loaded) {
    const {first, byKind, missed} = await scorePasted(set.pasted, set.search());
    const {use} = sets.find(({name}) => name === set.name)!;
    shares.push(first);
    table.push([set.name, use, format(first), ...pastedKinds.map(kind => format(byKind[kind]))]);
    if (values.missed && use === 'choose') {
      missed.forEach(({kind, text, urls}) => console.error(set.name, kind, text, [...urls]));
    }
  }
  print(['pasted text', 'use', 'first', ...pastedKinds], table);
  console.log(`Pasted text: first ${format(mean(shares))}.\n`);
}

/** Prints the scores of each set with posts, and those of a search that ranks posts like docs. */
async function printNews(loaded: readonly LoadedNews[]): Promise<void> {
  const table: string[][] = [];
  for (const {set, docs, posts, search, score} of loaded) {
    const lowered = await score(search());
    const equal = await score(search({ranking: {post: 1, announced: 1}}));
    const counts = [set.name, set.use, String(docs), String(posts)];
    table.push(
      [...counts, 'lower', ...newsKinds.map(kind => format(lowered[kind]))],
      [...counts, 'like docs', ...newsKinds.map(kind => format(equal[kind]))],
    );
  }
  print(['news', 'use', 'docs', 'posts', 'posts rank', ...newsKinds], table);
}

async function printAblations(loaded: readonly LoadedSet[], maxQueries: number): Promise<void> {
  const full = new Map<LoadedSet, number>();
  for (const set of loaded) {
    full.set(set, (await measure(set, set.search(), maxQueries)).score);
  }
  const rows: string[][] = [['score', ...loaded.map(set => format(full.get(set)))]];
  for (const {name, options} of ablations()) {
    const cells: string[] = [];
    for (const set of loaded) {
      const {score} = await measure(set, set.search(options), maxQueries);
      cells.push(signed(score - full.get(set)!));
    }
    rows.push([name, ...cells]);
    console.error(name, ...cells);
  }
  print(['switched off', ...loaded.map(({name}) => name)], rows);
}

async function main(): Promise<void> {
  const isChosen = ({name}: {name: string}) => !values.set || values.set.includes(name);
  const chosen = sets.filter(isChosen);
  const chosenNews = newsSets.filter(isChosen);
  if (chosen.length + chosenNews.length === 0) {
    const names = Array.from(new Set([...sets, ...newsSets].map(({name}) => name))).join(', ');
    throw new Error(
      `--set ${values.set!.join(', ')}: there is no such set. The sets are: ${names}.`,
    );
  }
  const cache = path.resolve(values.cache);
  const loaded: LoadedSet[] = [];
  for (const set of chosen) {
    const source = fetchDocs(set, cache);
    const docs = set.locale
      ? readTranslated(source, set.locale)
      : await Promise.all(readMarkdown(source).map(parseDoc));
    loaded.push(await loadSet(set, docs, values.seed));
  }
  if (values.ablate) {
    await printAblations(loaded, Number(values.queries));
  } else {
    if (loaded.length > 0) {
      await printScores(loaded);
      await printPasted(loaded);
    }
    await printNews(await Promise.all(chosenNews.map(set => loadNews(set, cache))));
  }
}

main().catch(error => {
  console.error(error);
  process.exitCode = 1;
});
