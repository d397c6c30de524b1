// @ts-check
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {argv} from 'node:process';
import {pathToFileURL} from 'node:url';
import {lintSource} from '@secretlint/core';
import {creator as patterns} from '@secretlint/secretlint-rule-pattern';
import {creator as recommended} from '@secretlint/secretlint-rule-preset-recommend';

/**
 * Keys in a published site, or in the repository: `npm run check:secrets -- FOLDER …` looks for them
 * in each folder and in the files that Git knows. What the preset knows, it knows in its exact form;
 * the patterns are for the providers whose keys this site explains, so that a real one is most likely
 * to slip into a page.
 */
const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: recommended,
      rules: [],
    },
    {
      id: '@secretlint/secretlint-rule-pattern',
      rule: patterns,
      options: {
        // Samples are no keys: they say so, or repeat one character.
        allows: [
          '/example|sample|your|placeholder|redacted|0123456789|1234567890/i',
          String.raw`/([\w-])\1{9}/`,
        ],
        patterns: [
          {name: 'Anthropic API key', patterns: [String.raw`/\bsk-ant-[\w-]{20,}/`]},
          {
            name: 'OpenAI API key',
            patterns: [String.raw`/\bsk-(?:proj|svcacct|admin)-[\w-]{20,}/`],
          },
          {name: 'OpenAI or DeepSeek API key', patterns: [String.raw`/\bsk-[A-Za-z0-9]{32,}/`]},
          {name: 'Gemini API key', patterns: [String.raw`/\bAIza[\w-]{35}/`]},
          {name: 'Grok API key', patterns: [String.raw`/\bxai-[A-Za-z0-9]{40,}/`]},
          {name: 'AWS access key', patterns: [String.raw`/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/`]},
          {name: 'private key', patterns: ['/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/']},
        ],
      },
    },
  ],
};

/**
 * The keys in a text, as `file:line: what is found`; the key itself is not repeated.
 *
 * @param {string} filePath
 * @param {string} content
 * @returns {Promise<string[]>}
 */
export async function findSecrets(filePath, content) {
  const {messages} = await lintSource({
    source: {filePath, content, contentType: 'text'},
    options: {config, maskSecrets: true, noPhysicFilePath: true},
  });
  return messages.map(({loc, message}) => `${filePath}:${loc.start.line}: ${message}`);
}

/** @param {string} folder */
const filesBelow = folder =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(name => path.join(folder, name));

/** @param {string[]} folders */
async function main(folders) {
  const known = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
  const files = [...known, ...folders.flatMap(filesBelow)].filter(file =>
    statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
  const found = [];
  for (const file of files) {
    const content = readFileSync(file);
    // Keys stand in text; a byte of zero marks a picture or compressed data.
    if (!content.includes(0)) {
      found.push(...(await findSecrets(file, content.toString())));
    }
  }
  found.forEach(line => console.error(line));
  console.log(`${files.length} files read, ${found.length} keys found`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  await main(argv.slice(2));
}
