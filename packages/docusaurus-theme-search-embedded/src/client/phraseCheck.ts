import {UnreachableError} from './files.js';
import type {RankedSections, ScoredSection} from '../engine/query/rankedSections.js';

/** Text files that are read together, and at most for one request. */
const filesPerBatch = 8;
const filesPerRequest = 24;

type Texts = {
  /** Returns the file with a section's text; undefined if the section matches without it. */
  fileOf: (section: number) => string | undefined;
  /** Reads the text of a section if necessary. Returns whether it has all phrases of the query and no excluded one. */
  test: (section: number, signal?: AbortSignal) => Promise<boolean>;
};

/**
 * The results of a query with phrases. Texts are read from the best section on, only as far as rows are
 * needed, so a section is neither dropped nor shown before its text was read.
 */
export class PhraseCheck {
  /** By score, before repeated sections of a page are moved down. */
  private readonly ordered: readonly ScoredSection[];
  private readonly accepted = new Set<number>();
  /** The number of checked sections, from the best on. */
  private checked = 0;
  /** Whether sections were left out because their texts could not be fetched. */
  lacksTexts = false;
  /** The rows of requests that read as much as they may. Later rows follow them. */
  private shown: ScoredSection[] = [];

  constructor(
    private readonly matched: RankedSections,
    private readonly texts: Texts,
  ) {
    this.ordered = matched.byScore();
  }

  /** Returns whether all sections were checked. */
  get isComplete(): boolean {
    return this.checked === this.ordered.length;
  }

  /** The checked sections that match. */
  get results(): RankedSections {
    return this.matched.filter(({section}) => this.accepted.has(section));
  }

  /** Returns the best `limit` sections, as far as no unchecked section can precede them. */
  best(limit: number): ScoredSection[] {
    const next = this.ordered[this.checked]?.score ?? -Infinity;
    const settled = this.results.best(Infinity).filter(({score}) => score >= next);
    return this.afterShown(settled).slice(0, limit);
  }

  /** Checks sections until there are `limit` rows, or until this request has read enough files. */
  async readFor(limit: number, signal?: AbortSignal): Promise<void> {
    const files = new Set<string>();
    while (!this.isComplete && this.best(limit).length < limit) {
      if (files.size >= filesPerRequest) {
        this.shown = this.afterShown(this.results.best(Infinity));
        return;
      }
      const from = this.checked;
      const batch = this.nextBatch(from);
      const isMatch = await Promise.all(batch.map(({section}) => this.test(section, signal)));
      for (const [index, {section}] of batch.entries()) {
        addFile(files, this.texts.fileOf(section));
        if (isMatch[index]) {
          this.accepted.add(section);
        }
      }
      this.checked = Math.max(this.checked, from + batch.length);
    }
  }

  private async test(section: number, signal?: AbortSignal): Promise<boolean> {
    try {
      return await this.texts.test(section, signal);
    } catch (error) {
      if (error instanceof UnreachableError) {
        this.lacksTexts = true;
        return false;
      }
      throw error;
    }
  }

  private afterShown(rows: readonly ScoredSection[]): ScoredSection[] {
    const known = new Set(this.shown.map(({section}) => section));
    const lowest = this.shown.at(-1)?.score ?? Infinity;
    const others = rows
      .filter(({section}) => !known.has(section))
      .map(row => ({...row, score: Math.min(row.score, lowest)}));
    return [...this.shown, ...others];
  }

  /** Returns the next sections with texts in a few files. */
  private nextBatch(from: number): ScoredSection[] {
    const files = new Set<string>();
    let to = from;
    while (to < this.ordered.length) {
      addFile(files, this.texts.fileOf(this.ordered[to]!.section));
      if (files.size > filesPerBatch) {
        break;
      }
      to++;
    }
    return this.ordered.slice(from, to);
  }
}

function addFile(files: Set<string>, file: string | undefined): void {
  if (file !== undefined) {
    files.add(file);
  }
}
