import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compareWithBudget, type Budget} from './budgets';
import {launchChromium} from './chromium';
import {weigh} from './page-weight';

/**
 * Checks that a first visit to one page of each kind loads no more than `budgets.json` allows.
 * `npm run check:budgets -- --dir build` prints a line for each page, and what grew.
 */
const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    budgets: {type: 'string', default: 'budgets.json'},
  },
});

async function main(): Promise<boolean> {
  const {pages} = JSON.parse(readFileSync(values.budgets, 'utf8')) as {pages: Budget[]};
  const browser = await launchChromium();
  let withinBudgets = true;
  try {
    for (const budget of pages) {
      const weight = await weigh(browser, values.dir, budget.path);
      const problems = compareWithBudget(weight, budget);
      withinBudgets &&= problems.length === 0;
      const {html, css, js, other, total, requests} = weight;
      console.log(
        `${problems.length > 0 ? 'over' : 'ok  '} ${budget.kind} (${budget.path}): ${total} B = html ${html} + css ${css} + js ${js} + other ${other}; ${requests} requests`,
      );
      if (problems.length > 0) {
        problems.forEach(problem => console.log(`     ${problem}`));
        weight.files.forEach(({path, bytes}) =>
          console.log(`     ${String(bytes).padStart(7)} ${path}`),
        );
      }
    }
  } finally {
    await browser.close();
  }
  return withinBudgets;
}

void main().then(withinBudgets => process.exit(withinBudgets ? 0 : 1));
