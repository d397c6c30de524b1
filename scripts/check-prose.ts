import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkProse} from './prose';
import {contentFiles} from './prose/files';

/**
 * `npm run check:prose [-- file …]`: applies the rules of scripts/prose to the site's text.
 * Prints `file:line message (rule)` for each problem, and ends with 1 when there is one.
 */
const root = process.cwd();
const named = process.argv
  .slice(2)
  .map(file => path.relative(root, file).split(path.sep).join('/'));
const files = named.length > 0 ? named : contentFiles(root);

let count = 0;
for (const file of files) {
  for (const {line, message, check} of checkProse(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line} ${message} (${check})`);
    count += 1;
  }
}
console.log(`${files.length} files read, ${count} problems`);
process.exitCode = count > 0 ? 1 : 0;
