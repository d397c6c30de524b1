import {textHash} from '../engine/format/hash';
import type {SectionHead} from '../engine/format/heads';
import type {StoredText} from '../engine/format/writeIndex';
import {heldIn, highlight, snippet, type Held, type Marks, type MarkTags} from './marking';
import type {QueryTerm} from '../engine/query/expand';
import {addressOf, headingOf} from '../engine/format/sections';
import type {
  Hierarchy,
  MatchedAttributes,
  MatchedValue,
  RecordType,
  SearchHit,
  SearchRequest,
} from '../engine/types';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Turns sections into hits shaped like Algolia's answer to the same request. */
export class HitWriter {
  private readonly marks: Marks;
  private readonly weights: readonly number[];
  private readonly tags: MarkTags;
  private readonly snippets: ReadonlyMap<string, number>;

  /**
   * @param indexTerm gives the term of a number in the index
   */
  constructor(
    private readonly request: SearchRequest,
    terms: readonly QueryTerm[],
    indexTerm: (number: number) => string,
  ) {
    const marks = new Map<string, {queries: number[]; boost: number; length: number}>();
    terms.forEach(({expansions}, query) => {
      for (const {term: number, boost, typed: length = Infinity} of expansions) {
        const found = indexTerm(number);
        const known = marks.get(found);
        if (!known) marks.set(found, {queries: [query], boost, length});
        else {
          known.queries.push(query);
          known.boost = Math.max(known.boost, boost);
          known.length = Math.max(known.length, length);
        }
      }
    });
    this.marks = marks;
    this.weights = terms.map(({weight}) => weight);
    // Algolia's defaults.
    this.tags = {
      pre: request.highlightPreTag ?? '<em>',
      post: request.highlightPostTag ?? '</em>',
      ellipsis: request.snippetEllipsisText ?? '…',
    };
    this.snippets = new Map((request.attributesToSnippet ?? []).map(parseSnippet));
  }

  /**
   * Whether a section's texts could hold more of the query than its heading does.
   *
   * @param textWeight summed weights of the query's terms that stand in the texts
   */
  needsTexts({page, ...section}: SectionHead, textWeight: number): boolean {
    return textWeight > this.heldIn(headingOf(page, section)).weight;
  }

  /**
   * The record of a section that answers best: its heading, with an excerpt of its text, or the
   * paragraph that holds more of the query than the heading does; of several the one that has it in
   * the reader's own words. Code is shown where no prose does.
   */
  write({page, anchor, headings}: SectionHead, [prose, code]: StoredText): SearchHit {
    const hierarchy = hierarchyOf(page, headings);
    const heading = headingOf(page, {headings});
    let best: Held = {weight: -1, closeness: -1};
    let excerpt: string | null = null;
    for (const candidate of [...prose, ...code]) {
      const held = this.heldIn(candidate);
      const ahead = held.weight - best.weight || held.closeness - best.closeness;
      if (ahead <= 0) continue;
      best = held;
      excerpt = candidate;
    }
    const content = best.weight > this.heldIn(heading).weight ? excerpt : null;
    const type = content === null ? (`lvl${headings.length + 1}` as RecordType) : 'content';
    const url = addressOf(page, {anchor});
    return {
      // Stable as long as address and text stay, as the records' own identifiers are.
      objectID: `${url}|${type}|${textHash(content ?? heading).toString(36)}`,
      type,
      url,
      url_without_anchor: page.url,
      anchor,
      content,
      hierarchy,
      _highlightResult: this.matched(hierarchy, content, this.isHighlighted, text =>
        highlight(text, this.marks, this.weights.length, this.tags),
      ),
      _snippetResult: this.matched(hierarchy, excerpt, this.isSnippeted, (text, attribute) =>
        snippet(text, this.snippetWords(attribute), this.marks, this.weights.length, this.tags),
      ),
    };
  }

  private heldIn(text: string): Held {
    return heldIn(text, this.marks, this.weights);
  }

  private readonly isHighlighted = (attribute: string): boolean =>
    this.request.attributesToHighlight === undefined ||
    includesAttribute(this.request.attributesToHighlight, attribute);

  private readonly isSnippeted = (attribute: string): boolean =>
    includesAttribute([...this.snippets.keys()], attribute);

  private snippetWords(attribute: string): number {
    const {snippets} = this;
    return (
      snippets.get(attribute) ?? snippets.get(attribute.split('.')[0]!) ?? snippets.get('*') ?? 10
    );
  }

  private matched(
    hierarchy: Hierarchy,
    content: string | null,
    isWanted: (attribute: string) => boolean,
    show: (text: string, attribute: string) => MatchedValue,
  ): MatchedAttributes {
    const result: MatchedAttributes = {};
    for (const level of levels) {
      const text = hierarchy[level];
      const attribute = `hierarchy.${level}`;
      if (text && isWanted(attribute)) (result.hierarchy ??= {})[level] = show(text, attribute);
    }
    if (content && isWanted('content')) result.content = show(content, 'content');
    return result;
  }
}

function hierarchyOf(page: SectionHead['page'], headings: readonly (string | null)[]): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: page.category, lvl1: page.title || null, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** `content:10` → content and 10; without a number Algolia's default, 10 words. */
function parseSnippet(attribute: string): [attribute: string, words: number] {
  const [name = '', words] = attribute.split(':');
  return [name, Math.max(1, Number(words) || 10)];
}

/** Algolia takes `hierarchy` for all its levels and `*` for everything. */
function includesAttribute(wanted: readonly string[], attribute: string): boolean {
  return wanted.some(
    name => name === '*' || name === attribute || attribute.startsWith(`${name}.`),
  );
}
