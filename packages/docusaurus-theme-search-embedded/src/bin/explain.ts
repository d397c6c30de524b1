import type {SiteIndex} from '../client/siteIndex.js';
import type {Expansion} from '../engine/query/expansions.js';
import {parseQuery, splitQuery, type QueryTerm} from '../engine/query/parse.js';
import type {Part} from '../engine/query/parts.js';
import {queryTokens} from '../engine/query/queryTokens.js';

/** The number of expansions that are printed for each term. */
const maxExpansions = 12;

const quote = (text: string): string => JSON.stringify(text);
const listOf = (texts: readonly string[]): string => texts.join(', ') || 'none';

/** Describes what a part of the query is, such as `part of x-api-key`. */
function describePart(part: Part): string {
  const {term, isIncomplete} = part;
  return `${term} (${kindOf(part)}${isIncomplete ? ', or the beginning of a word' : ''})`;
}

function kindOf(part: Part): string {
  switch (part.kind) {
    case 'word':
      return part.major === undefined ? 'word' : `version ${part.major}`;
    case 'quoted':
      return 'quoted';
    case 'compoundPart':
      return `part of ${part.compound}${part.names ? `, a name of the site: ${part.names.join(', ')}` : ''}`;
    case 'nameStart':
      return `beginning of names with ${part.prefix}`;
    case 'half':
      return `half of ${part.word}`;
    case 'identifier':
      return 'identifier';
  }
}

function describeExpansion({term, boost, prefixLength, headingsOnly}: Expansion): string {
  const kinds = [
    ...(prefixLength === undefined ? [] : ['completion']),
    ...(headingsOnly ? ['in headings only'] : []),
  ];
  const kind = kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
  return `${term} ${boost.toFixed(2)}${kind}`;
}

function describeTerm({term, weight, isTopic, expansions}: QueryTerm): string {
  const best = Array.from(expansions).sort((a, b) => b.boost - a.boost);
  const more = best.length - maxExpansions;
  const shown = best.slice(0, maxExpansions).map(describeExpansion);
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  return `${term}, weight ${weight.toFixed(2)}${isTopic ? '' : ', a word without a topic'}: ${
    all.join(', ') || 'nothing in this index'
  }`;
}

/** Describes how one index understands a query. */
async function explainIn(query: string, index: SiteIndex): Promise<string[]> {
  const vocabulary = index.engine.vocabularyOf((await index.readTables(query)).tables);
  const {operators, parts} = splitQuery(query, vocabulary);
  const {terms, moreTerms} = parseQuery(query, vocabulary);
  const {words, phrases, excluded} = operators;
  const tokens = queryTokens(words).map(({token: {term, kind}}) => `${term} (${kind})`);
  return [
    `Operators: words ${quote(words)}; phrases ${listOf(phrases.map(quote))}; excluded ${listOf(excluded.map(quote))}`,
    `Tokens: ${listOf(tokens)}`,
    `Parts: ${listOf(parts.map(describePart))}`,
    'Terms, and what each matches in the index (a boost of 1.00 is an exact match):',
    ...terms.map(term => `  ${describeTerm(term)}`),
    `Synonyms in further files: ${listOf(Array.from(new Set(moreTerms)))}`,
  ];
}

/** Describes how each index understands a query, as text for a terminal. */
export async function explain(
  query: string,
  indexes: ReadonlyMap<string, SiteIndex>,
): Promise<string> {
  const blocks = await Promise.all(
    Array.from(indexes, async ([name, index]) => {
      const lines = await explainIn(query, index);
      return [`Index of ${name}`, ...lines.map(line => `  ${line}`), ''].join('\n');
    }),
  );
  return `${blocks.join('\n')}\n`;
}
