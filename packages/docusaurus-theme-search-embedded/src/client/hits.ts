import {textHash} from '../engine/format/hash';
import type {SectionHead} from '../engine/format/heads';
import {addressOf, headingOf} from '../engine/format/sections';
import type {
  Hierarchy,
  MatchedAttributes,
  MatchedValue,
  RecordType,
  SearchHit,
  SearchRequest,
} from '../engine/types';
import type {Marker, MarkTags} from './marking';
import type {Passage} from './passages';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Turns sections into hits shaped like Algolia's answer to the same request. */
export class HitWriter {
  private readonly tags: MarkTags;
  private readonly snippets: ReadonlyMap<string, number>;

  constructor(
    private readonly request: SearchRequest,
    private readonly marker: Marker,
  ) {
    // Algolia's defaults.
    this.tags = {
      pre: request.highlightPreTag ?? '<em>',
      post: request.highlightPostTag ?? '</em>',
      ellipsis: request.snippetEllipsisText ?? '…',
    };
    this.snippets = new Map((request.attributesToSnippet ?? []).map(parseSnippet));
  }

  /**
   * The record of a section that answers: its passage, or its heading with the passage as an excerpt.
   *
   * @param family address of the page that stands for all pages like this one
   */
  write({page, anchor, headings}: SectionHead, passage: Passage, family?: string): SearchHit {
    const {marker, tags} = this;
    const hierarchy = hierarchyOf(page, headings);
    const content = passage.isAnswer ? passage.text : null;
    const type = content === null ? (`lvl${headings.length + 1}` as RecordType) : 'content';
    const url = addressOf(page, {anchor});
    const shown = content ?? headingOf(page, {headings});
    return {
      // Stable as long as address and text stay, as the records' own identifiers are.
      objectID: `${url}|${type}|${textHash(shown).toString(36)}`,
      type,
      url,
      url_without_anchor: page.url,
      anchor,
      content,
      hierarchy,
      ...(family && {family}),
      _highlightResult: this.matched(hierarchy, content, this.isHighlighted, text =>
        marker.highlight(text, tags),
      ),
      _snippetResult: this.matched(hierarchy, passage.text, this.isSnippeted, (text, attribute) =>
        marker.snippet(text, this.snippetWords(attribute), tags),
      ),
    };
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
