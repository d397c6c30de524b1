// @ts-check
import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
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
 * Checks PowerShell without running it: continuation marks, quotes, and the differences from Bash
 * that break a copied command.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function powershellProblems(code) {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    const quotes = line.replaceAll('`"', '').split('"').length - 1;
    /** @type {[unknown, string][]} */
    const found = [
      [/\\$/.test(line), `"${line}" ends with a backslash; PowerShell continues with "\`".`],
      [/`\s+$/.test(line), `"${line}" has a space after the backtick.`],
      [/`$/.test(line) && index === lines.length - 1, 'The last line ends with a backtick.'],
      [/(?:^|\s)curl\s/.test(line), 'Write curl.exe; "curl" can be an alias of another command.'],
      [/\$(?!env:|\(|_)[A-Z]/.test(line), `"${line}" reads a variable without $env:.`],
      [/^export\s/.test(line), '"export" is a Bash command.'],
      [
        /\s--data\s+'[^']*"/.test(line),
        'Windows PowerShell drops quotation marks inside an argument; pipe the text instead.',
      ],
      [quotes % 2, `"${line}" has an odd number of quotation marks.`],
    ];
    return found.filter(([is]) => is).map(([, message]) => message);
  });
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
  yaml: code => errorsOf(() => parseYaml(code)),
  yml: code => errorsOf(() => parseYaml(code)),
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
