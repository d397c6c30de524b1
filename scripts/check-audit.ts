import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {judgeAudit} from './supply-chain/audit';

/**
 * Asks the registry for known vulnerabilities in what the site ships. With `--require-answer`, as
 * in CI, a registry that does not answer fails the check; without, it is said and no more.
 */
const {values} = parseArgs({options: {'require-answer': {type: 'boolean', default: false}}});

const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
});
const outcome = judgeAudit(stdout);
switch (outcome.kind) {
  case 'passed':
    console.log(`Nothing high or critical in ${outcome.packages} packages.`);
    break;
  case 'failed':
    console.error(`${outcome.problems.join('\n')}\nUpdate these packages, or replace them.`);
    process.exitCode = 1;
    break;
  case 'unanswered':
    console.error(`NOT CHECKED: the registry gave no audit report (${outcome.reason}).`);
    process.exitCode = values['require-answer'] ? 1 : 0;
}
