import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {LanguageName} from './engine/analysis/language.js';
import {languageCode} from './engine/analysis/stemmers/index.js';
import type {Synonyms} from './engine/analysis/synonyms.js';
import {tokenize} from './engine/analysis/tokens.js';
import {trimSlashes} from './build/areas.js';
import type {FurtherSections} from './build/furtherSections.js';
import {
  pluginName,
  type DialogData,
  type RankedArea,
  type SearchPluginData,
} from './shared/data.js';
import {queryLimit} from './shared/query.js';

/** One value for all locales of the site, or one per locale. */
export type ByLocale<T> = T | Record<string, T>;

/** The instances of a content plugin that are searched: all, none, or those with these ids. */
export type Instances = boolean | string[];

/** All options, with their defaults filled in; README.md explains each. */
export type PluginOptions = Omit<DialogData, 'live' | 'areas'> &
  Pick<SearchPluginData, 'contextual' | 'shortcuts'> & {
    id: string;
    areas: RankedArea[];
    docs: Instances;
    blog: Instances;
    pages: Instances;
    include: string[];
    exclude: string[];
    ignoreSelectors: string[];
    codeBlocks: boolean;
    /** Adds text that only scripts render, such as that of API references. */
    furtherSections?: FurtherSections;
    language: ByLocale<LanguageName | LanguageName[]>;
    synonyms: ByLocale<Synonyms>;
    defaultSynonyms: boolean;
    stopWords: ByLocale<string[]>;
    typoTolerance: boolean;
    searchPagePath: string | false;
    /** The name of a service's index, and under which searches are stored. */
    indexName: string;
    /** The module of a backend that replaces the site's own index: a path relative to the site. */
    backend?: string;
    writeRecords: boolean;
  };

/** The options as a site writes them; all have a default. */
export type Options = Partial<Omit<PluginOptions, 'shortcuts'>> & {
  shortcuts?: boolean | string[];
};

const defaultShortcuts: readonly string[] = ['Ctrl/Cmd+K', '/'];

/** Returns a schema that accepts several kinds of values, which errors describe. */
function either(description: string, ...schemas: Joi.Schema[]): Joi.AlternativesSchema {
  const message = `{{#label}} must be ${description}`;
  return Joi.alternatives(...schemas).messages({
    'alternatives.types': message,
    'alternatives.match': message,
    'any.only': message,
  });
}

/** Returns an object schema whose errors list the accepted names. */
function objectOf<T>(keys: Joi.SchemaMap<T>): Joi.ObjectSchema<T> {
  const names = Object.keys(keys).join(', ');
  return Joi.object<T>(keys).messages({
    'object.unknown': `{{#label}} is not one of the accepted names: ${names}`,
  });
}

const texts = Joi.array().items(Joi.string());
const instances = either('true, false, or a list of plugin ids', Joi.boolean(), texts).default(
  true,
);
/** A synonym without a word would match between any two words. */
const synonym = Joi.string().custom((phrase: string, helpers) =>
  tokenize(phrase).length > 0
    ? phrase
    : helpers.message({
        custom: `{{#label}} must have a letter or a digit, but is ${JSON.stringify(phrase)}`,
      }),
);
const groups = Joi.array().items(Joi.array().items(synonym).min(2));
/** The English names of languages, which also tell codes of a language from other codes. */
const languageNames = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});

/** Returns the canonical form of a locale code, such as `en` for `eng`; undefined if no language has it. */
function canonicalLocale(code: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    return languageNames.of(canonical!.split('-')[0]!) && canonical;
  } catch {
    return undefined; // It has not the form of a locale code.
  }
}

const languageName = Joi.string().custom((name: string, helpers) => {
  const locale = name === 'other' ? name : canonicalLocale(name);
  return (
    locale ??
    helpers.message({
      custom: `{{#label}} must be the code of a language, such as \`pt-BR\`, or "other" for a language without rules, but is ${JSON.stringify(name)}`,
    })
  );
});
const languageList = Joi.alternatives(languageName, Joi.array().items(languageName).min(1));
const byLocale = (schema: Joi.Schema, description: string) =>
  either(
    `${description}, or an object with one per locale`,
    schema,
    Joi.object().pattern(Joi.string(), schema),
  );
const link = (path: Joi.Schema, more: Joi.SchemaMap = {}) =>
  objectOf({label: Joi.string().required(), path, ...more});
const areaPath = Joi.string()
  .allow('')
  .pattern(/^[^:?#]*$/, 'a path below the base URL')
  .custom(trimSlashes)
  .required();
const shortcut = Joi.string().pattern(
  /^(?:(?:Ctrl\/Cmd|Ctrl|Cmd|Alt|Shift)\+)*\S$/u,
  'modifiers (Ctrl/Cmd, Ctrl, Cmd, Alt, Shift) and one character, joined by +',
);

const schema = objectOf<PluginOptions>({
  id: Joi.string().valid('default').default('default'),
  docs: instances,
  blog: instances,
  pages: instances,
  include: texts.default(['**']),
  exclude: texts.default([]),
  ignoreSelectors: texts.default([]),
  codeBlocks: Joi.boolean().default(true),
  furtherSections: either('a function', Joi.function()),
  language: either(
    '"auto", a code, a list of codes, or an object with one of these per locale',
    languageName.allow('auto'),
    Joi.array().items(languageName).min(1),
    Joi.object().pattern(Joi.string(), languageList),
  ).default('auto'),
  synonyms: byLocale(groups, 'a list of groups of at least two words').default([]),
  defaultSynonyms: Joi.boolean().default(true),
  stopWords: byLocale(texts, 'a list of words').default([]),
  typoTolerance: Joi.boolean().default(true),
  maxQueryLength: Joi.number().integer().min(16).max(queryLimit).default(256),
  highlight: Joi.boolean().default(true),
  contextual: Joi.boolean().default(true),
  searchPagePath: either(
    'a path, or false',
    Joi.string()
      .custom(trimSlashes)
      .pattern(/^[^:*?#()\s\\]+$/, 'a path below the base URL such as `search`, or false'),
    Joi.boolean().valid(false),
  ).default('search'),
  shortcuts: either(
    `true, false, or a list such as ${JSON.stringify(defaultShortcuts)}`,
    Joi.array().items(shortcut),
    Joi.boolean().custom((isOn: boolean) => (isOn ? defaultShortcuts : [])),
  ).default(defaultShortcuts),
  areas: Joi.array()
    .items(link(areaPath, {rank: Joi.number().min(-100).max(100)}))
    .default([]),
  destinations: Joi.array().items(link(Joi.string().required())).default([]),
  suggestions: texts.default([]),
  reportUrl: Joi.string().pattern(/^(https?:|mailto:|\/)/, 'URL or path'),
  indexName: Joi.string().default('docs'),
  backend: Joi.string(),
  writeRecords: Joi.boolean().default(false),
}).messages({'string.pattern.name': '{{#label}} must be {#name}, but is {:[.]}'});

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
    // Docusaurus prints all properties of an error, and those of this one repeat the options.
    throw new Error(`Options of ${pluginName}: ${(error as Error).message}.`);
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
  const codeOf = (name: string): string => languageCode(canonicalLocale(name) ?? name);
  return configured ?? Array.from(new Set([locale, defaultLocale].map(codeOf)));
}
