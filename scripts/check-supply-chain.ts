import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installScriptProblems, type Lockfile} from './supply-chain/lockfile';
import {workflowProblems} from './supply-chain/workflows';

/** Checks where packages come from and what the GitHub workflows may do; needs no network. */
const workflows = '.github/workflows';

function settingsProblems(): string[] {
  const lines = readFileSync('.npmrc', 'utf8').split('\n');
  return lines.some(line => line.trim() === 'ignore-scripts=true')
    ? []
    : ['.npmrc: must have "ignore-scripts=true", so that no package runs code when installed.'];
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const files = existsSync(workflows) ? readdirSync(workflows) : [];
const problems = [
  ...settingsProblems(),
  ...installScriptProblems(lockfile).map(problem => `package-lock.json: ${problem}`),
  ...(files.length > 0 ? [] : [`${workflows}: there are no workflows to check.`]),
  ...files.flatMap(name => {
    const file = path.join(workflows, name);
    return workflowProblems(readFileSync(file, 'utf8')).map(problem => `${file}: ${problem}`);
  }),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${Object.keys(lockfile.packages).length - 1} packages and ${files.length} workflows are sound.`,
);
