import {parseInIndexes} from '../client/searchIndexes.js';
import type {LoadedIndex} from '../client/loadedIndex.js';
import type {Expansion} from '../engine/query/expansions.js';
import {splitQuery, type QueryTerm} from '../engine/query/parse.js';
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
    case 'quoted':
    case 'identifier':
      return part.kind;
    case 'compoundPart':
      return `part of ${part.compound}${part.names ? `, a name of the site: ${part.names.join(', ')}` : ''}`;
    case 'nameStart':
      return `beginning of names with ${part.prefix}`;
  }
}

function describeExpansion({term, boost, prefixLength}: Expansion): string {
  const kind = prefixLength === undefined ? '' : ' (completion)';
  return `${term} ${boost.toFixed(2)}${kind}`;
}

function describeTerm({term, weight, isTopic, expansions}: QueryTerm): string {
  const best = Array.from(expansions).sort((a, b) => b.boost - a.boost);
  const more = best.length - maxExpansions;
  const shown = best.slice(0, maxExpansions).map(describeExpansion);
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  return `${term}, weight ${weight.toFixed(2)}${isTopic ? '' : ', a word without a topic'}: ${
    all.join(', ') || 'nothing in these indexes'
  }`;
}

/**
 * Describes how the indexes together understand a query, as text for a terminal.
 *
 * @param indexes those that the query searches, by docs tag; the main one has none
 */
export async function explain(
  query: string,
  indexes: ReadonlyMap<string, LoadedIndex>,
): Promise<string> {
  const {parsed, vocabulary, rounds} = await parseInIndexes(
    [...indexes.values()] as [LoadedIndex, ...LoadedIndex[]],
    query,
  );
  const {operators, parts} = splitQuery(query, vocabulary);
  const {text, phrases, excluded} = operators;
  const tokens = queryTokens(text).map(({token: {term, kind}}) => `${term} (${kind})`);
  const rest = indexes.size > 1 ? 'all other pages' : 'all pages';
  const lines = [
    `Indexes: ${listOf([...indexes.keys()].map(tag => tag || rest))}`,
    `Operators: words ${quote(text)}; phrases ${listOf(phrases.map(quote))}; excluded ${listOf(excluded.map(quote))}`,
    `Tokens: ${listOf(tokens)}`,
    `Parts: ${listOf(parts.map(describePart))}`,
    'Terms, and what each matches in the indexes (a boost of 1.00 is an exact match):',
    ...parsed.terms.map(term => `  ${describeTerm(term)}`),
    `Files of postings read, by round: ${listOf(rounds.map(String))}`,
  ];
  return `${lines.join('\n')}\n\n`;
}
