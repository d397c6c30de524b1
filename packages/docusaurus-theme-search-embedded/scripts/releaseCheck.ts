import {appendFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isUnset, releaseProblems} from './releaseProblems';

/**
 * `npm run release:check`, which `npm publish` runs, too: names the fields of package.json that nobody has set.
 *
 * `--workflow` reports instead whether there is a repository to release from, as the output `ready` of a step of a
 * workflow. Until then, the workflow has nothing to do.
 */
const file = path.join(__dirname, '../package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
const isWorkflow = process.argv.includes('--workflow');
const isWaiting = isWorkflow && isUnset(manifest);
if (isWorkflow && process.env.GITHUB_OUTPUT) {
  appendFileSync(process.env.GITHUB_OUTPUT, `ready=${!isWaiting}\n`);
}
const problems = releaseProblems(manifest, process.env);
if (isWaiting) {
  console.log('Nothing is released until `repository.url` in package.json is set.');
} else if (problems.length > 0) {
  console.error(
    [`${path.relative(process.env.INIT_CWD ?? '.', file)} cannot be released:`, ...problems].join(
      '\n- ',
    ),
  );
  process.exitCode = 1;
}
