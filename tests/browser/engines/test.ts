import {test as base, expect} from '@playwright/test';
import {startEngine, type Driver, type RunningEngine} from './drivers';
import type {Engine} from './engines';

/** A visit to the site: the driver's methods, and assertions that wait. */
export type Visit = Omit<Driver, 'goto'> & {
  /** Opens a path of the site and waits until React has hydrated the page. */
  open(path?: string): Promise<void>;
  focus(selector: string): Promise<void>;
  /** Waits until the number of visible matches is as expected. */
  expectShown(selector: string, count?: number): Promise<void>;
  /** Waits until the text of the first match is as expected. */
  expectText(selector: string, text: RegExp): Promise<void>;
  expectPath(path: string): Promise<void>;
  /** Waits until the element with the focus matches. */
  expectFocus(selector: string): Promise<void>;
};

/** A project's options for its engine. */
export type EngineOptions = {engine: Engine};

type Fixtures = {visit: Visit; expectedProblems: RegExp[]};

function shownCount(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
    .length;
}

function visitOf(driver: Driver, baseURL: string): Visit {
  const expectShown = (selector: string, count = 1) =>
    expect.poll(() => driver.evaluate(shownCount, selector), selector).toBe(count);
  return {
    ...driver,
    async open(path = '') {
      await driver.goto(new URL(path, baseURL).href);
      await expectShown('html[data-has-hydrated=true]');
    },
    async click(selector) {
      await expect.poll(() => driver.evaluate(shownCount, selector), selector).toBeGreaterThan(0);
      // A driver rejects a click on an element that still moves, and has done nothing then.
      await expect(() => driver.click(selector)).toPass({timeout: 15_000});
    },
    focus: selector =>
      driver.evaluate(name => document.querySelector<HTMLElement>(name)!.focus(), selector),
    expectShown,
    async expectText(selector, text) {
      const read = (name: string) => document.querySelector<HTMLElement>(name)?.innerText.trim();
      await expect.poll(() => driver.evaluate(read, selector), selector).toMatch(text);
    },
    async expectPath(path) {
      const read = () => location.pathname.replace(/(?<=.)\/$/, '');
      await expect.poll(() => driver.evaluate(read)).toBe(path);
    },
    async expectFocus(selector) {
      const isFocused = (name: string) => document.activeElement?.matches(name) ?? false;
      await expect.poll(() => driver.evaluate(isFocused, selector), selector).toBe(true);
    },
  };
}

/** Playwright's `test` with a visit in the project's engine. A problem in a page fails the test. */
export const test = base.extend<Fixtures, EngineOptions & {running: RunningEngine}>({
  engine: [undefined as never, {option: true, scope: 'worker'}],
  expectedProblems: [[], {option: true}],
  running: [
    async ({engine}, use, {project}) => {
      const {origin} = new URL(project.use.baseURL!);
      const running = await startEngine[engine.name](engine, origin);
      await use(running);
      await running.close();
    },
    // On a busy machine some engines start slowly.
    {scope: 'worker', timeout: 120_000},
  ],
  visit: async ({running, baseURL, expectedProblems}, use) => {
    const driver = await running.visit();
    await driver.resize(1280, 800);
    await use(visitOf(driver, baseURL!));
    const problems = await driver.problems();
    const unexpected = problems.filter(text => !expectedProblems.some(known => known.test(text)));
    expect(unexpected, 'problems in the page').toEqual([]);
    await driver.close();
  },
});

export {expect};
