import {
  isVerbatim,
  longer,
  longestRun,
  minRunWords,
  noRun,
  textOfRun,
} from '../engine/query/runs.js';
import type {Run, RunQuery} from '../engine/query/runs.js';
import {hasAll, type RankedSections, type ScoredSection} from '../engine/query/rankedSections.js';
import {UnreachableError} from './files.js';
import type {SiteIndex} from './siteIndex.js';

/** The files of texts that are read for a query, and the sections that are compared. */
const maxFiles = 2;
const maxCandidates = 50;

/** The least share of a long query that a section needs to be compared. */
const minLiteral = 0.2;

/**
 * What each word after the third adds to the factor for a section that has a short query next to each other. With
 * 0.15, 0.001 less of the pasted texts are found first; a fixed factor costs AI SDK 0.005.
 */
const perWord = 0.3;

/** The factor by which a section that has the query next to each other leads those that lack a word of it. */
const lead = 1.01;

/** A section that has the words of a query, and the longest run of them. */
type Candidate = {index: number; found: ScoredSection; run: Run};

/** The results of a query in each index. */
export type VerbatimResults = {
  all: RankedSections[];
  /** {@link ResultPage.partOfLine} */
  partOfLine?: string;
};

/**
 * Raises the sections that have the words of a query next to each other. Reads the texts of those that have most
 * of the words, at most two files. A pasted line has no results if no section has enough of it next to each other.
 *
 * @param all the results in each index
 */
export async function raiseVerbatim(
  indexes: readonly SiteIndex[],
  all: RankedSections[],
  signal?: AbortSignal,
): Promise<VerbatimResults> {
  const {run: query, isPasted} = all[0]!.query;
  if (!query) {
    return {all};
  }
  const found = all
    .flatMap((matched, index) => matched.byScore().map(section => ({index, found: section})))
    .filter(each => (query.isLong ? each.found.literal >= minLiteral : hasAll(each.found)))
    .sort((a, b) => b.found.literal - a.found.literal || unlowered(b) - unlowered(a))
    .slice(0, maxCandidates);
  const runIn = (texts: readonly string[]) =>
    texts.map(text => longestRun(query, text)).reduce(longer, noRun);
  const [best] = found;
  const isInHeading = best && isVerbatim(runIn(headingsOf(best, indexes)), query);
  // Most titles are typed to the end, and each key may have other candidates.
  if (!query.isLong && isInHeading) {
    return {all};
  }
  const fileOf = ({index, found: {section}}: Omit<Candidate, 'run'>) =>
    indexes[index]!.textFile(section);
  let lacksTexts = false;
  const read = async (site: SiteIndex, section: number): Promise<string[]> => {
    try {
      return (await site.readText(section, signal)).flat();
    } catch (error) {
      // Without a connection, the order by words is good enough.
      if (error instanceof UnreachableError) {
        lacksTexts = true;
        return [];
      }
      throw error;
    }
  };
  const files = new Set(Array.from(new Set(found.map(fileOf))).slice(0, maxFiles));
  const candidates = await Promise.all(
    found.map(async (each): Promise<Candidate> => {
      const site = indexes[each.index]!;
      const {section} = each.found;
      const texts = files.has(fileOf(each)) ? await read(site, section) : [];
      return {...each, run: runIn([...headingsOf(each, indexes), ...texts])};
    }),
  );
  const verbatim = candidates.filter(({run}) => isVerbatim(run, query));
  if (isPasted && verbatim.length === 0 && !lacksTexts) {
    const parts = candidates.map(({run}) => run).filter(run => textOfRun(run, query) !== '');
    return {
      all: all.map(matched => matched.filter(() => false)),
      partOfLine: textOfRun(parts.reduce(longer, noRun), query),
    };
  }
  return {all: raise(all, verbatim, query)};
}

function headingsOf(
  {index, found: {section}}: Omit<Candidate, 'run'>,
  indexes: readonly SiteIndex[],
): string[] {
  return indexes[index]!.headingsOf(section);
}

/** Returns a score to compare quotations by: a post or a repetitive page may be what somebody quotes. */
function unlowered({found: {score, lowered}}: Pick<Candidate, 'found'>): number {
  return score / lowered;
}

/**
 * Moves sections before all those that lack a word of the query as it was typed. If the query is a name, such as
 * `AT&T`, before all others.
 */
function raise(
  all: readonly RankedSections[],
  verbatim: readonly Candidate[],
  query: RunQuery,
): RankedSections[] {
  const matched = all.flatMap(each => each.byScore());
  const best = Math.max(0, ...verbatim.map(unlowered));
  const verbatimSections = new Set(verbatim.map(({found}) => found));
  const isBehind = (each: ScoredSection): boolean =>
    query.isName ? !verbatimSections.has(each) : !hasAll(each);
  const others = highest(matched.filter(isBehind));
  const shift = Math.max(0, lead * others - best);
  const top = highest(matched);
  const scoreOf = (candidate: Candidate): number => {
    const {found, run} = candidate;
    if (query.isLong) {
      // The longer the run, the better. On a tie, the score decides.
      return top * (1 + run.weight / query.weight) + found.score / 100;
    }
    return (unlowered(candidate) + shift) * (1 + perWord * Math.max(0, run.length - minRunWords));
  };
  return all.map((results, index) => {
    const own = verbatim.filter(candidate => candidate.index === index);
    return results.withScores(new Map(own.map(each => [each.found.section, scoreOf(each)])));
  });
}

function highest(sections: readonly ScoredSection[]): number {
  return sections.reduce((best, {score}) => Math.max(best, score), 0);
}
