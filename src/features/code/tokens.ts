import type {Element, ElementContent, Properties, Text} from 'hast';
import {normalizeTokens, Prism, type PrismGrammar, type Token} from 'prism-react-renderer';
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

// The language files read this global.
Object.assign(globalThis, {Prism});
loadLanguages.silent = true;
loadLanguages(['bash', 'powershell']);

/** Options of commands. Prism's grammar of Bash leaves out names with hyphens, and PowerShell's has no options. */
const option = {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/i, lookbehind: true, alias: 'variable'};
Object.assign(Prism.languages.bash!, {parameter: option});
Prism.languages.insertBefore('powershell', 'function', {parameter: option});

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
function grammarOf(name: string): {grammar: PrismGrammar; language: string} | undefined {
  const lowerCase = name.toLowerCase();
  const language = Object.hasOwn(aliases, lowerCase) ? aliases[lowerCase]! : lowerCase;
  // `meta` in Prism's list of languages is not a language.
  if (language !== 'meta' && !Object.hasOwn(Prism.languages, language)) {
    loadLanguages(language);
  }
  // `Prism.languages` also contains functions, such as `extend`.
  const grammar: unknown = Object.hasOwn(Prism.languages, language) && Prism.languages[language];
  return grammar && typeof grammar === 'object'
    ? {grammar: grammar as PrismGrammar, language}
    : undefined;
}

/**
 * Returns Prism's tokens by line.
 *
 * @param language name in the fence; plain text if absent
 * @returns `undefined` if Prism does not support the language
 */
export function tokenize(code: string, language = 'plain'): Token[][] | undefined {
  const found = grammarOf(language);
  if (!found) {
    return undefined;
  }
  // Prism's hooks color languages within others, such as PHP in HTML.
  const env = {...found, code, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}

/** Docusaurus' own name, by which it documents the styles. */
const highlightedLine = 'theme-code-block-highlighted-line';

/**
 * Converts Prism's tokens to one element per line, for `CodeBlock` and its style sheet:
 * `<span class="token-line">` around text and `<span class="token keyword">`. Lines include their line
 * break, so that the text content of the block is the code.
 *
 * @param highlighted the lines to highlight; the first line is 1
 * @param firstNumber the number of the first line, if lines have numbers
 */
export function toElements(
  lines: readonly Token[][],
  highlighted: ReadonlySet<number>,
  firstNumber?: number,
): Element[] {
  return lines.map((tokens, i) => {
    const lineBreak = text(i === lines.length - 1 ? '' : '\n');
    const className = highlighted.has(i + 1) ? ['token-line', highlightedLine] : ['token-line'];
    const number = firstNumber !== undefined && {dataLine: firstNumber + i};
    return span({className, ...number}, [...tokens.map(toNode), lineBreak]);
  });
}

/** Converts a token. Its classes are its own types and those of the tokens around it, outermost first. */
function toNode({types, content, empty}: Token): Element | Text {
  const value = text(empty ? '' : content);
  return types.join() === 'plain' ? value : span({className: ['token', ...types]}, [value]);
}

function text(value: string): Text {
  return {type: 'text', value};
}

function span(properties: Properties, children: ElementContent[]): Element {
  return {type: 'element', tagName: 'span', properties, children};
}
