import {Prism, type PrismGrammar} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

/** The rest of a part: the line of its name and the indented lines below it. */
const part = (name: string) => new RegExp(`^${name}:.*(?:\\n[ \\t].*)*`, 'm');

/**
 * The fence language `instruction`, the site's form of a test instruction that can be checked. The
 * two endings are colored whole, as everywhere on the site: done teal, give up amber.
 */
Prism.languages.instruction = {
  done: part('Done when'),
  'give-up': part('Give up when'),
  term: /^[A-Z][\w ]*:/m,
};

/** Names that authors know and Prism does not. */
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
 * Prism's grammar of a language. It is loaded when a fence first names it, with the languages that it
 * builds on, so that nobody has to list the languages of the site.
 *
 * @param name name or alias of the language as the fence has it, in any case
 * @returns `undefined` for a language that Prism does not know
 */
export function grammarOf(name: string): {grammar: PrismGrammar; language: string} | undefined {
  const lowerCase = name.toLowerCase();
  const language = Object.hasOwn(aliases, lowerCase) ? aliases[lowerCase]! : lowerCase;
  // Prism's list of languages begins with an entry about the list.
  if (language !== 'meta' && !Object.hasOwn(Prism.languages, language)) {
    // Where the files of the languages look for Prism.
    Object.assign(globalThis, {Prism});
    loadLanguages.silent = true;
    loadLanguages(language);
  }
  // Among the languages stand functions that make them, such as `extend`.
  const grammar: unknown = Object.hasOwn(Prism.languages, language) && Prism.languages[language];
  return grammar && typeof grammar === 'object'
    ? {grammar: grammar as PrismGrammar, language}
    : undefined;
}
