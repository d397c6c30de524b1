import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {languages, type LanguageName} from '../engine/analysis/language';
import type {Synonyms} from '../engine/analysis/synonyms';
import {defaultRanking, type Ranking} from '../engine/query/ranking';
import type {Destination, HostedSearch, Shortcut, SiteArea} from './data';

/** One value for all languages of the site, or one for each by its locale. */
export type ByLocale<T> = T | Record<string, T>;

/** What of a content plugin is searched: all of its instances, none, or those with these ids. */
export type Instances = boolean | string[];

/** All options, with their defaults filled in; README.md explains each. */
export type SearchOptions = {
  id: string;
  docs: Instances;
  blog: Instances;
  pages: Instances;
  include: string[];
  exclude: string[];
  ignoreSelectors: string[];
  codeBlocks: boolean;
  language: 'auto' | ByLocale<LanguageName>;
  synonyms: ByLocale<Synonyms>;
  stopWords: ByLocale<string[]>;
  ranking: Partial<Ranking>;
  contextual: boolean;
  searchPagePath: string | false;
  shortcuts: Shortcut[];
  areas: SiteArea[];
  destinations: Destination[];
  suggestions: string[];
  reportUrl?: string;
  indexName: string;
  hosted?: HostedSearch;
};

/** What a site writes into its configuration; all of it has a default. */
export type UserSearchOptions = Partial<Omit<SearchOptions, 'shortcuts'>> & {
  shortcuts?: boolean | Shortcut[];
};

const shortcutKeys: readonly Shortcut[] = ['Ctrl/Cmd+K', '/'];

const texts = Joi.array().items(Joi.string());
const instances = Joi.alternatives(Joi.boolean(), texts).default(true);
const groups = Joi.array().items(Joi.array().items(Joi.string()).min(2));
const languageName = Joi.string().valid(...Object.keys(languages));
const byLocale = (schema: Joi.Schema) =>
  Joi.alternatives(schema, Joi.object().pattern(Joi.string(), schema));
const link = (path: Joi.Schema) => Joi.object({label: Joi.string().required(), path});

const schema = Joi.object<SearchOptions>({
  id: Joi.string().valid('default').default('default'),
  docs: instances,
  blog: instances,
  pages: instances,
  include: texts.default(['**']),
  exclude: texts.default([]),
  ignoreSelectors: texts.default([]),
  codeBlocks: Joi.boolean().default(true),
  language: Joi.alternatives(
    Joi.string().valid('auto', ...Object.keys(languages)),
    Joi.object().pattern(Joi.string(), languageName),
  ).default('auto'),
  synonyms: byLocale(groups).default([]),
  stopWords: byLocale(texts).default([]),
  ranking: Joi.object(
    Object.fromEntries(Object.keys(defaultRanking).map(name => [name, Joi.number().min(0)])),
  ).default({}),
  contextual: Joi.boolean().default(true),
  searchPagePath: Joi.alternatives(Joi.string(), Joi.boolean().valid(false)).default('search'),
  shortcuts: Joi.alternatives(
    Joi.array().items(Joi.string().valid(...shortcutKeys)),
    Joi.boolean().custom((isOn: boolean) => (isOn ? shortcutKeys : [])),
  ).default(shortcutKeys),
  areas: Joi.array()
    .items(link(Joi.string().allow('').required()))
    .default([]),
  destinations: Joi.array().items(link(Joi.string().required())).default([]),
  suggestions: texts.default([]),
  reportUrl: Joi.string().pattern(/^(https?:|mailto:|\/)/, 'an address'),
  indexName: Joi.string().default('docs'),
  hosted: Joi.object({appId: Joi.string().required(), apiKey: Joi.string().required()}),
});

/**
 * Checks the options that a site gives, and fills in the defaults.
 *
 * @throws Joi's error, which names the option, its value, and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserSearchOptions, SearchOptions>): SearchOptions {
  return validate(schema as never, options);
}

/** The value for a locale: its own, that of its language (`de` for `de-AT`), or the one for all. */
export function valueFor<T extends object | string>(
  value: ByLocale<T>,
  locale: string,
): T | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return value as T;
  const values = value as Record<string, T>;
  return values[locale] ?? values[locale.split('-')[0]!];
}

/** The language that the texts of a locale are read as. */
export function languageOf(language: SearchOptions['language'], locale: string): LanguageName {
  const own = language === 'auto' ? undefined : valueFor<LanguageName>(language, locale);
  const code = own ?? locale.split('-')[0]!;
  return code in languages ? (code as LanguageName) : 'other';
}
