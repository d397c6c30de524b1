import {Prism, type PrismGrammar} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

/** Matches a line that starts with a name, and the indented lines below it. */
const part = (name: string) => new RegExp(`^${name}:.*(?:\\n[ \\t].*)*`, 'm');

/**
 * The fence language `instruction`, this site's format for test instructions. Its two endings have the
 * site's colors: done teal, give up amber.
 */
Prism.languages.instruction = {
  done: part('Done when'),
  'give-up': part('Give up when'),
  term: /^[A-Z][\w ]*:/m,
};

const aliases: Readonly<Record<string, string>> = {
  console: 'plain',
  dotenv: 'properties',
  env: 'properties',
  mdx: 'markdown',
  output: 'plain',
  ps1: 'powershell',
  zsh: 'bash',
};

/**
 * Returns Prism's grammar of a language. Loads it on first use, with the languages that it extends, so
 * that no file has to list the site's languages.
 *
 * @param name name or alias of the language in the fence, in any case
 * @returns `undefined` if Prism does not support the language
 */
export function grammarOf(name: string): {grammar: PrismGrammar; language: string} | undefined {
  const lowerCase = name.toLowerCase();
  const language = Object.hasOwn(aliases, lowerCase) ? aliases[lowerCase]! : lowerCase;
  // `meta` in Prism's list of languages is not a language.
  if (language !== 'meta' && !Object.hasOwn(Prism.languages, language)) {
    // The language files read this global.
    Object.assign(globalThis, {Prism});
    loadLanguages.silent = true;
    loadLanguages(language);
  }
  // `Prism.languages` also contains functions, such as `extend`.
  const grammar: unknown = Object.hasOwn(Prism.languages, language) && Prism.languages[language];
  return grammar && typeof grammar === 'object'
    ? {grammar: grammar as PrismGrammar, language}
    : undefined;
}
