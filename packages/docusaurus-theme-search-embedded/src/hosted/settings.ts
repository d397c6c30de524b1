import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {Synonyms} from '../engine/analysis/synonyms.js';

const headings = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

/**
 * The settings of the hosted index: those of a DocSearch index for Docusaurus, with the typo tolerance
 * and plurals of the embedded engine.
 */
export const indexSettings = {
  // `unordered`: the position of a word in a heading does not count.
  searchableAttributes: [
    ...[...headings, 'label'].map(attribute => `unordered(${attribute})`),
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag', 'area'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // One hit per section: the URL includes the anchor.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedBy: 'minProximity',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
} satisfies IndexSettings;

/** Converts the engine's synonyms to Algolia's multi-way synonyms. */
export function synonymHits(synonyms: Synonyms): SynonymHit[] {
  return synonyms.map(words => ({
    objectID: words.join('-').replaceAll(' ', '_'),
    type: 'synonym',
    synonyms: [...words],
  }));
}
