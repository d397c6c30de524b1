// Protects the repository from what nobody meant to commit: keys that look real, and marks of a merge conflict.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** Installed and generated files. */
const notOurs = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'lib',
  'node_modules',
  'results',
]);
const binary = /\.(?:gz|ico|jpe?g|png|tgz|webp|woff2?)$/;

/** Lists the text files below a folder. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap(entry => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return notOurs.has(entry.name) ? [] : textFiles(file);
    }
    return entry.isFile() && !binary.test(entry.name) ? [file] : [];
  });
}

/** Keys of the five providers, by the beginnings that their pages name, and at least 24 further signs. */
const key = /\b(?:sk-(?:ant-\w+-|proj-|svcacct-|admin-)?|xai-|AIza|AQ\.)([\w-]{24,})/g;

/** Returns the keys in a text that look real. One of an example has only words, or repeats itself. */
function realKeys(text: string): string[] {
  return Array.from(text.matchAll(key))
    .filter(([, rest = '']) => /\d/.test(rest) && /[a-z]/.test(rest) && new Set(rest).size > 12)
    .map(([found]) => found);
}

/** Returns the first mark of a merge conflict in a text. */
const conflict = (text: string): string | undefined =>
  /^(?:<{7}|>{7}|\|{7}) .*$/m.exec(text.replaceAll('\r', ''))?.[0];

test('no file has a key that looks real, or a mark of a merge conflict', () => {
  const problems = textFiles('.').flatMap(file => {
    const text = readFileSync(file, 'utf8');
    const mark = conflict(text);
    return [
      ...realKeys(text).map(
        found =>
          `${file}: ${found.slice(0, 12)}… looks like a real key. Revoke it at the provider, and write one such as YOUR_API_KEY.`,
      ),
      ...(mark ? [`${file}: "${mark}" is left of a merge. Decide which version stays.`] : []),
    ];
  });
  expect(problems).toEqual([]);
});

const letters = 'aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY';

test.each(['sk-ant-api03-', 'sk-proj-', 'sk-', 'xai-', 'AIzaSy', 'AQ.'])(
  'a key that begins with %s is found',
  start => expect(realKeys(`export KEY="${start}${letters}${letters}"`)).toHaveLength(1),
);

test.each([
  'sk-ant-api03-YOUR_KEY_FROM_THE_CONSOLE_HERE',
  'sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'task-runner-with-a-very-long-name-2026',
])('%s is no key', text => expect(realKeys(text)).toEqual([]));

test('marks of a merge conflict are found in any file, headings are not', () => {
  expect(conflict(`a\n${'<'.repeat(7)} HEAD\nb`)).toBeDefined();
  expect(conflict(`a\r\n${'>'.repeat(7)} main\r\n`)).toBeDefined();
  expect(conflict('Title\n=======\n')).toBeUndefined();
});
