import {RunFinder} from '../query/adjacency.js';
import {phraseCheck} from './constants.js';
import type {RankedSections, ScoredSection} from './rankedSections.js';
import type {TextSource} from './verbatim.js';

/**
 * The results of a query with phrases. Texts are read from the best section on, only as far as rows are
 * needed, so a section is neither dropped nor shown before its text was read. If no text that could be read has the
 * phrases, the sections come whose texts could not be read, because they have the words.
 */
export class PhraseCheck {
  /** By score, before repeated sections of a page are moved down. */
  private readonly ordered: readonly ScoredSection[];
  private readonly accepted = new Set<number>();
  /** The sections whose texts could not be read, without those that may have an excluded phrase. */
  private readonly unread = new Set<number>();
  /** Whether sections were not checked because their texts could not be read. */
  lacksTexts = false;
  /** The number of checked sections, from the best on. */
  private checked = 0;
  /** The rows of requests that read as much as they may. Later rows follow them. */
  private shown: ScoredSection[] = [];

  private readonly matched: RankedSections;
  private readonly phrases: readonly RunFinder[];
  private readonly excluded: readonly RunFinder[];

  constructor(private readonly source: TextSource) {
    this.matched = source.matched;
    const {phrases, excludedPhrases} = this.matched.query;
    this.phrases = phrases.map(phrase => new RunFinder(phrase));
    this.excluded = excludedPhrases.map(phrase => new RunFinder(phrase));
    this.ordered = this.matched.byScore();
  }

  /** Returns the check of a query's phrases, or undefined for a query without any. */
  static for(source: TextSource): PhraseCheck | undefined {
    const {phrases, excludedPhrases} = source.matched.query;
    return phrases.length + excludedPhrases.length > 0 ? new PhraseCheck(source) : undefined;
  }

  /** Returns whether all sections were checked. */
  get isComplete(): boolean {
    return this.checked === this.ordered.length;
  }

  /** The checked sections that match. */
  get results(): RankedSections {
    const found = this.accepted.size > 0 ? this.accepted : this.unread;
    return this.matched.filter(({section}) => found.has(section));
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
      if (files.size >= phraseCheck.filesPerRequest) {
        this.shown = this.afterShown(this.results.best(Infinity));
        return;
      }
      const from = this.checked;
      const batch = this.nextBatch(from);
      const isMatch = await Promise.all(batch.map(({section}) => this.test(section, signal)));
      for (const [index, {section}] of batch.entries()) {
        this.addFile(files, section);
        if (isMatch[index]) {
          this.accepted.add(section);
        }
      }
      this.checked = Math.max(this.checked, from + batch.length);
    }
  }

  /** Returns whether a section has all phrases and no excluded one. */
  private async test(section: number, signal?: AbortSignal): Promise<boolean> {
    if (!this.needsText(section)) {
      return true;
    }
    const {source, phrases, excluded} = this;
    const text = await source.readText(section, Infinity, signal);
    if (!text) {
      this.lacksTexts = true;
      if (!this.matched.mayBeExcluded.has(section)) {
        this.unread.add(section);
      }
      return false;
    }
    const texts = [...source.headingsOf(section).slice(-1), ...text.flat()];
    const has = (phrase: RunFinder) => phrase.hasAll(texts);
    return phrases.every(has) && !excluded.some(has);
  }

  private needsText(section: number): boolean {
    return this.phrases.length > 0 || this.matched.mayBeExcluded.has(section);
  }

  /** Adds the file that a check of the section reads. */
  private addFile(files: Set<string>, section: number): void {
    if (this.needsText(section)) {
      files.add(this.source.fileOf(section));
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
      this.addFile(files, this.ordered[to]!.section);
      if (files.size > phraseCheck.filesPerBatch) {
        break;
      }
      to++;
    }
    return this.ordered.slice(from, to);
  }
}
