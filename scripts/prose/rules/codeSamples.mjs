// @ts-check
import {spawnSync} from 'node:child_process';
import {parse as parseYaml} from 'yaml';
import {nodeRule, parsePage} from '../page.mjs';

/**
 * @param {() => unknown} parse
 * @returns {string[]} the message of the error that `parse` throws; none when it throws none
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
  // A machine without Bash leaves this to CI.
  return error || status === 0 ? [] : [stderr.trim()];
}

/**
 * A light check of PowerShell, for machines without it: continuation marks, quotes, and the
 * differences from Bash that break a copied command.
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
 * How a language is checked. Any other language is welcome and not checked.
 *
 * @type {Readonly<Record<string, (code: string) => string[]>>}
 */
const parsers = {
  bash: bashProblems,
  sh: bashProblems,
  json: code => errorsOf(() => JSON.parse(code)),
  mdx: code => errorsOf(() => parsePage('sample.mdx', code)),
  powershell: powershellProblems,
  yaml: code => errorsOf(() => parseYaml(code)),
  yml: code => errorsOf(() => parseYaml(code)),
};

/** Credentials in an address end up in logs; no sample shows how. */
const keyInAddress = /[?&](?:api_?key|key|token|access_token)=/i;

/**
 * What is wrong with the code of a block, in words; empty when nothing is.
 *
 * @param {string} language
 * @param {string} code
 */
export function sampleProblems(language, code) {
  return [
    ...(keyInAddress.test(code) ? ['A key stands in an address; read it from a variable.'] : []),
    ...(Object.hasOwn(parsers, language) ? (parsers[language]?.(code) ?? []) : []),
  ];
}

/** Code that a reader copies is at least read by its own language. */
export const codeSamples = nodeRule('code-samples', node =>
  node.type === 'code'
    ? sampleProblems(node.lang ?? '', node.value).map(
        problem => `The ${node.lang} sample does not work: ${problem}`,
      )
    : [],
);
