import type {IndexSettings, SupportedLanguage, SynonymHit} from 'algoliasearch';
import type {Synonyms} from './build';
import type {SearchRecord} from './record';

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
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
} satisfies IndexSettings;

/** The languages for which Algolia has rules: plurals and word boundaries. */
const supportedLanguages: ReadonlySet<string> = new Set<SupportedLanguage>(
  (
    'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ' +
    'ku ky lt lv mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ' +
    'ur uz zh'
  ).split(' ') as SupportedLanguage[],
);

/** Returns Algolia's code for the language of a locale (`pt-br` for `pt-BR`, `zh` for `zh-Hans`), if it has one. */
function languageOf(locale: string): SupportedLanguage | undefined {
  const code = locale.toLowerCase();
  const candidates = [code, code.split('-')[0]!] as SupportedLanguage[];
  return candidates.find(candidate => supportedLanguages.has(candidate));
}

/** Returns the settings of an index with these records, whose languages are those of the site's locales. */
export function settingsFor(records: readonly SearchRecord[]): IndexSettings {
  const locales = new Set(records.flatMap(({language}) => language ?? []));
  const known = Array.from(locales, languageOf).filter(language => language !== undefined);
  const languages = Array.from(new Set(known)).sort();
  // Records without a language leave the setting as it is.
  return locales.size === 0
    ? indexSettings
    : {...indexSettings, queryLanguages: languages, indexLanguages: languages};
}

/** The beginning of the ids of synonyms that a push creates, and which a later push may delete. */
const synonymPrefix = 'search-embedded-';

/** Returns whether a push created a synonym. Others were made in the dashboard or by other tools. */
export function isPushed({objectID}: Pick<SynonymHit, 'objectID'>): boolean {
  return objectID.startsWith(synonymPrefix);
}

/** Converts the engine's synonyms to Algolia's multi-way synonyms. Locales may share groups. */
export function synonymHits(synonyms: Synonyms): SynonymHit[] {
  const hits = synonyms.map((words): SynonymHit => {
    const objectID = synonymPrefix + words.join('-').replaceAll(' ', '_');
    return {objectID, type: 'synonym', synonyms: [...words]};
  });
  return Array.from(new Map(hits.map(hit => [hit.objectID, hit])).values());
}
