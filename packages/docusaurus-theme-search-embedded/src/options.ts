import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {LanguageName} from './engine/analysis/language.js';
import {languageCode} from './engine/analysis/stemmers/index.js';
import type {Synonyms} from './engine/analysis/synonyms.js';
import {defaultRanking, type Ranking} from './engine/ranking.js';
import {trimSlashes} from './build/areas.js';
import {
  pluginName,
  type DialogData,
  type RankedArea,
  type HostedSearch,
  type SearchPluginData,
} from './shared/data.js';

/** One value for all locales of the site, or one per locale. */
export type ByLocale<T> = T | Record<string, T>;

/** The instances of a content plugin that are searched: all, none, or those with these ids. */
export type Instances = boolean | string[];

/** All options, with their defaults filled in; README.md explains each. */
export type PluginOptions = Omit<DialogData, 'live' | 'areas'> &
  Pick<SearchPluginData, 'contextual' | 'indexName' | 'shortcuts'> & {
    id: string;
    areas: RankedArea[];
    docs: Instances;
    blog: Instances;
    pages: Instances;
    include: string[];
    exclude: string[];
    ignoreSelectors: string[];
    codeBlocks: boolean;
    language: ByLocale<LanguageName | LanguageName[]>;
    synonyms: ByLocale<Synonyms>;
    stopWords: ByLocale<string[]>;
    ranking: Partial<Ranking>;
    typoTolerance: boolean;
    searchPagePath: string | false;
    hosted?: HostedSearch;
    writeRecords: boolean;
  };

/** The options as a site writes them; all have a default. */
export type Options = Partial<Omit<PluginOptions, 'shortcuts'>> & {
  shortcuts?: boolean | string[];
};

const defaultShortcuts: readonly string[] = ['Ctrl/Cmd+K', '/'];

const texts = Joi.array().items(Joi.string());
const instances = Joi.alternatives(Joi.boolean(), texts).default(true);
const groups = Joi.array().items(Joi.array().items(Joi.string()).min(2));
const languageName = Joi.string()
  .pattern(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i, 'a locale code such as `pt-BR`')
  .allow('other');
const languageList = Joi.alternatives(languageName, Joi.array().items(languageName).min(1));
const byLocale = (schema: Joi.Schema) =>
  Joi.alternatives(schema, Joi.object().pattern(Joi.string(), schema));
const link = (path: Joi.Schema) => Joi.object({label: Joi.string().required(), path});
const areaPath = Joi.string()
  .allow('')
  .pattern(/^[^:?#]*$/, 'a path below the base URL')
  .custom(trimSlashes)
  .required();
const shortcut = Joi.string().pattern(
  /^(?:(?:Ctrl\/Cmd|Ctrl|Cmd|Alt|Shift)\+)*\S$/u,
  'modifiers (Ctrl/Cmd, Ctrl, Cmd, Alt, Shift) and one character, joined by +',
);

const schema = Joi.object<PluginOptions>({
  id: Joi.string().valid('default').default('default'),
  docs: instances,
  blog: instances,
  pages: instances,
  include: texts.default(['**']),
  exclude: texts.default([]),
  ignoreSelectors: texts.default([]),
  codeBlocks: Joi.boolean().default(true),
  language: Joi.alternatives(
    languageName.allow('auto'),
    Joi.array().items(languageName).min(1),
    Joi.object().pattern(Joi.string(), languageList),
  ).default('auto'),
  synonyms: byLocale(groups).default([]),
  stopWords: byLocale(texts).default([]),
  ranking: Joi.object(
    Object.fromEntries(Object.keys(defaultRanking).map(name => [name, Joi.number().min(0)])),
  ).default({}),
  typoTolerance: Joi.boolean().default(true),
  maxQueryLength: Joi.number().integer().min(16).max(1024).default(64),
  highlight: Joi.boolean().default(true),
  contextual: Joi.boolean().default(true),
  searchPagePath: Joi.alternatives(Joi.string(), Joi.boolean().valid(false)).default('search'),
  shortcuts: Joi.alternatives(
    Joi.array().items(shortcut),
    Joi.boolean().custom((isOn: boolean) => (isOn ? defaultShortcuts : [])),
  ).default(defaultShortcuts),
  areas: Joi.array()
    .items(link(areaPath).keys({rank: Joi.number().min(-100).max(100)}))
    .default([]),
  destinations: Joi.array().items(link(Joi.string().required())).default([]),
  suggestions: texts.default([]),
  reportUrl: Joi.string().pattern(/^(https?:|mailto:|\/)/, 'URL or path'),
  indexName: Joi.string().default('docs'),
  hosted: Joi.object({appId: Joi.string().required(), apiKey: Joi.string().required()}),
  writeRecords: Joi.boolean().default(({hosted}: PluginOptions) => hosted !== undefined),
});

/**
 * Checks a site's options and fills in the defaults.
 *
 * @throws Error naming this theme, the option, its value, and the accepted values.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  try {
    return validate(schema as never, options);
  } catch (error) {
    if (error instanceof Error) {
      error.message = `Options of ${pluginName}: ${error.message}`;
    }
    throw error;
  }
}

/** Returns the value for a locale: its own, its language's (`de` for `de-AT`), or the common one. */
export function valueFor<T extends object | string>(
  value: ByLocale<T>,
  locale: string,
): T | undefined {
  if (typeof value === 'string' || Array.isArray(value)) {
    return value as T;
  }
  const values = value as Record<string, T>;
  return values[locale] ?? values[locale.split('-')[0]!];
}

/**
 * Returns the languages whose rules apply to the texts of a locale. By default these are its own and that
 * of the default locale, because pages without a translation are in the default locale's language.
 */
export function languageOf(
  language: PluginOptions['language'],
  locale: string,
  defaultLocale: string,
): LanguageName | LanguageName[] {
  const configured = language === 'auto' ? undefined : valueFor(language, locale);
  return configured ?? Array.from(new Set([locale, defaultLocale].map(languageCode)));
}
