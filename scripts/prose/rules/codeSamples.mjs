// @ts-check
import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {parsePage, proseRule} from '../page.mjs';

/**
 * @param {() => unknown} parse
 * @returns {string[]} the message of the error that `parse` throws, if it throws one
 */
function errorsOf(parse) {
  try {
    parse();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** @param {string} code */
function bashProblems(code) {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  // On machines without Bash, only CI checks the sample.
  return error || status === 0 ? [] : [stderr.trim()];
}

/**
 * @param {string} code one or several documents
 * @returns {string[]}
 */
const yamlProblems = code =>
  [...parseAllDocuments(code)].flatMap(({errors}) => errors.map(({message}) => message));

/**
 * Checks what breaks most copied commands in PowerShell, without running it.
 *
 * @param {string} code
 * @returns {string[]}
 */
function powershellProblems(code) {
  const problems = code
    // In a here-string, quotation marks are text.
    .replaceAll(/@(["'])\n(?:[^]*?\n)?\1@/g, '')
    .split('\n')
    .filter(line => (line.replaceAll('`"', '').split('"').length - 1) % 2)
    .map(line => `"${line}" has an odd number of quotation marks.`);
  return /(?:^|\s)curl\s/.test(code)
    ? [...problems, 'Write curl.exe; "curl" can be an alias of another command.']
    : problems;
}

/**
 * The check of each language. Other languages are allowed and not checked.
 *
 * @type {Readonly<Record<string, (code: string) => string[]>>}
 */
const parsers = {
  bash: bashProblems,
  sh: bashProblems,
  json: code => errorsOf(() => JSON.parse(code)),
  mdx: code => errorsOf(() => parsePage(code)),
  powershell: powershellProblems,
  yaml: yamlProblems,
  yml: yamlProblems,
};

/** Credentials in a URL end up in logs. */
const keyInUrl = /[?&](?:api_?key|key|token|access_token)=/i;

/**
 * Returns messages about the problems in the code of a block.
 *
 * @param {string} language
 * @param {string} code
 */
export function sampleProblems(language, code) {
  return [
    ...(keyInUrl.test(code) ? ['The URL contains a key; read the key from a variable.'] : []),
    ...(Object.hasOwn(parsers, language) ? (parsers[language]?.(code) ?? []) : []),
  ];
}

/** Rejects code samples that do not parse. */
export const codeSamples = proseRule('code-samples', (tree, file) => {
  visit(tree, 'code', sample => {
    for (const problem of sampleProblems(sample.lang ?? '', sample.value)) {
      file.message(`The ${sample.lang} sample does not work: ${problem}`, sample);
    }
  });
});
