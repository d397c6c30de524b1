import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compareWithBudgets, table, updatedFiles, type Budgets} from './compare';
import {weigh} from './weigh';

/**
 * `npm run budgets`: prints what weighs what in a build, and fails when something exceeds
 * `budgets.json`. With `--update` it writes the weights of the shared files there, with some room;
 * the ceilings of pages are decisions, and are changed by hand.
 */
const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    budgets: {type: 'string', default: 'budgets.json'},
    update: {type: 'boolean', default: false},
  },
});

try {
  const budgets = JSON.parse(readFileSync(values.budgets, 'utf8')) as Budgets;
  const weights = weigh(values.dir, process.env.BASE_URL || '/');
  if (values.update) {
    budgets.files = updatedFiles(weights, budgets);
    writeFileSync(values.budgets, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  console.log(table(weights, budgets).join('\n'));
  for (const problem of compareWithBudgets(weights, budgets)) {
    console.error(problem);
    process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
