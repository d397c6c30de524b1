import {createRequire} from 'node:module';
import type {AxeResults, RunOptions} from 'axe-core';
import {settle, type Page} from './test';

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. There are no exceptions. */
const allRules: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

/** What the other color mode can break: it changes only custom properties. */
const colorRules: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Adds axe to every document that the page opens from now on, past any content security policy. */
export async function useAxe(page: Page): Promise<void> {
  await page.addInitScript({path: axePath});
}

/**
 * Runs axe.
 *
 * @returns one line for each violating element: rule, selector, and what is wrong.
 */
export async function axeViolations(page: Page, runOnly = allRules): Promise<string[]> {
  const results = await page.evaluate<AxeResults, RunOptions>(
    options =>
      (window as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}}).axe.run(
        options,
      ),
    {runOnly, resultTypes: ['violations']},
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** Window widths and color modes with the rules for each, in an order that changes one at a time. */
const views = [
  [1280, 'light', allRules],
  [390, 'light', allRules],
  [390, 'dark', colorRules],
  [1280, 'dark', colorRules],
] as const;

/**
 * Runs axe on the page in its present state, in both color modes, on a phone and on a desktop. The test
 * loads the page once: only the attribute that all colors depend on changes.
 *
 * @param widths the window widths to test.
 * @returns the violations, each after its width and color mode.
 */
export async function violationsInEveryView(
  page: Page,
  widths: readonly number[] = [1280, 390],
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, mode, rules] of views.filter(([width]) => widths.includes(width))) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(value => {
      document.documentElement.dataset.theme = value;
    }, mode);
    await settle(page);
    const violations = await axeViolations(page, rules);
    found.push(...violations.map(line => `${width} px, ${mode}: ${line}`));
  }
  return found;
}
