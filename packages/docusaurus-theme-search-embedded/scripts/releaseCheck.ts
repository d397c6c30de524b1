import {readFileSync} from 'node:fs';
import path from 'node:path';
import {releaseProblems} from './releaseProblems';

/** `npm run release:check`, which `npm publish` runs, too: names the fields of package.json that nobody has set. */
const file = path.join(__dirname, '../package.json');
const problems = releaseProblems(JSON.parse(readFileSync(file, 'utf8')) as object, process.env);
if (problems.length > 0) {
  const name = path.relative(process.env.INIT_CWD ?? '.', file);
  console.error([`${name} cannot be released:`, ...problems].join('\n- '));
  process.exitCode = 1;
}
