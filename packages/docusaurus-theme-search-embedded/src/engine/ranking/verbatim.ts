import type {StoredText} from '../format/header.js';
import {
  hasCode,
  isVerbatim,
  leastWeight,
  longer,
  minWords,
  noRun,
  RunFinder,
  textOfRun,
  type Run,
  type Sequence,
} from '../query/adjacency.js';
import {verbatim} from './constants.js';
import {byScore, type RankedSections, type ScoredSection} from './rankedSections.js';

/** The results of an index, and the texts of its sections. */
export type TextSource = {
  matched: RankedSections;
  /** Returns the title of a section's page, and its heading. */
  headingsOf: (section: number) => readonly string[];
  /** Returns the name of the file with a section's text. */
  fileOf: (section: number) => string;
  /** Reads the text of a section from a number of files at most; undefined if one cannot be read. */
  readText: (
    section: number,
    maxFiles: number,
    signal?: AbortSignal,
  ) => Promise<StoredText | undefined>;
};

/** A section that has words of a query, and the number of its index. */
type Match = {index: number; found: ScoredSection};

/** Such a section, and the longest run of the words that it has. */
type Candidate = Match & {run: Run};

/** The results of a query in each index. */
export type VerbatimResults = {
  all: RankedSections[];
  /** Whether texts could not be read. */
  lacksTexts: boolean;
  /**
   * If no page has a long enough part of a pasted line, so that there are no results: the longest part that a page
   * has, whose results come instead; empty if there is none.
   */
  partOfLine?: string;
};

/**
 * Raises the sections that have the words of a query next to each other. Reads the texts of the few that have most
 * of the words. A pasted line has no results if no section has enough of it next to each other.
 *
 * @param sources one for each index
 */
export async function raiseVerbatim(
  sources: readonly TextSource[],
  signal?: AbortSignal,
): Promise<VerbatimResults> {
  const all = sources.map(({matched}) => matched);
  const {sequence, isPasted} = all[0]!.query;
  const none = () => all.map(matched => matched.filter(() => false));
  if (!sequence) {
    // The site has no word of the line, except numbers and stop words.
    return isPasted ? {all: none(), partOfLine: '', lacksTexts: false} : {all, lacksTexts: false};
  }
  const matchesOf = (select: (matched: RankedSections) => readonly ScoredSection[]): Match[] =>
    all.flatMap((matched, index) => select(matched).map(each => ({index, found: each})));
  const finder = new RunFinder(sequence);
  const inHeadings = ({index, found: {section}}: Match): Run =>
    finder.longest(sources[index]!.headingsOf(section));
  // Most titles are typed to the end, and each key may have other candidates.
  const [best] = matchesOf(matched => matched.best(1)).sort(
    (a, b) => b.found.score - a.found.score,
  );
  const isAbout = best?.found.isHeading && !sequence.isName;
  if (!isPasted && best && (isAbout || isWhole(inHeadings(best), sequence))) {
    return {all, lacksTexts: false};
  }
  const least = leastWeight(sequence);
  // With tolerance for floating-point error.
  const mayHaveRun = ({literal}: ScoredSection) =>
    literal > 0 && (isPasted || literal >= least - 1e-4);
  const found = matchesOf(matched => matched.found.filter(mayHaveRun))
    .sort(
      (a, b) =>
        b.found.literal - a.found.literal ||
        scoreFor(sequence, b) - scoreFor(sequence, a) ||
        a.index - b.index ||
        byScore(a.found, b.found),
    )
    .slice(0, verbatim.maxCandidates);
  let lacksTexts = false;
  const compare = async (each: Match, isRead: boolean): Promise<Candidate> => {
    const text = isRead
      ? await sources[each.index]!.readText(each.found.section, verbatim.maxFilesOfSection, signal)
      : [];
    lacksTexts ||= text === undefined;
    return {...each, run: longer(inHeadings(each), finder.longest((text ?? []).flat()))};
  };
  const blocks = Array.from(new Set(found.map(blockOf)));
  const compareBlocks = (from: number, to: number, isRead = true): Promise<Candidate[]> => {
    const chosen = new Set(blocks.slice(from, to));
    const inBlocks = found.filter(each => chosen.has(blockOf(each)));
    return Promise.all(inBlocks.map(each => compare(each, isRead)));
  };
  const {firstBlocks} = verbatim;
  // Two words next to each other raise a section least.
  const maxBlocks = sequence.words.length < minWords ? firstBlocks : verbatim.maxBlocks;
  const first = await compareBlocks(0, firstBlocks);
  const isFound = first.some(({run}) => isWhole(run, sequence));
  const second = await compareBlocks(firstBlocks, maxBlocks, !isFound);
  const candidates = [...first, ...second, ...(await compareBlocks(maxBlocks, Infinity, false))];
  const accepted = candidates.filter(
    ({run}) => isVerbatim(run, sequence) || (isPasted && hasCode(run, sequence)),
  );
  if (isPasted && accepted.length === 0 && !lacksTexts) {
    const parts = candidates.map(({run}) => run).filter(run => textOfRun(run, sequence) !== '');
    return {
      all: none(),
      partOfLine: textOfRun(parts.reduce(longer, noRun), sequence),
      lacksTexts,
    };
  }
  return {all: raise(all, accepted, sequence), lacksTexts};
}

/**
 * Returns the name of the block of sections that a section is in. If the ranking counted the files that it reads, the
 * answer would depend on how texts are cut.
 */
function blockOf({index, found: {section}}: Match): string {
  return `${index} ${Math.floor(section / verbatim.blockSize)}`;
}

function isWhole({length}: Run, {words}: Sequence): boolean {
  return length === words.length;
}

/**
 * Returns a score to compare sections with the same run by. A post may be what somebody quotes, but the reader who
 * types a name wants its reference.
 */
function scoreFor({isName}: Sequence, {found: {score, lowered}}: Match): number {
  return isName ? score : score / lowered;
}

/**
 * Moves sections before all others, except those whose headings have all topics of the query: these are about it. If
 * the query is a name, such as `AT&T`, before all others. The longer the run, the better. On a tie, the score decides.
 */
function raise(
  all: readonly RankedSections[],
  accepted: readonly Candidate[],
  sequence: Sequence,
): RankedSections[] {
  const {isName, weight} = sequence;
  const others = all
    .flatMap(matched => matched.found)
    .filter(({isHeading}) => isName || !isHeading)
    .reduce((highest, {score}) => Math.max(highest, score), 0);
  const scoreOf = (candidate: Candidate): number => {
    const isShort = candidate.run.length < minWords && !hasCode(candidate.run, sequence);
    if (!isName && isShort) {
      return candidate.found.score * verbatim.pair;
    }
    const share = candidate.run.weight / weight;
    const raised = others * (verbatim.lead + verbatim.perShare * share);
    const value = raised + scoreFor(sequence, candidate) / 1000;
    return candidate.found.isHeading ? Math.max(candidate.found.score, value) : value;
  };
  return all.map((matched, index) => {
    const own = accepted.filter(candidate => candidate.index === index);
    return matched.withScores(new Map(own.map(each => [each.found.section, scoreOf(each)])));
  });
}
