// Protects the page from hostile queries and hits.
import type {Locator, Page} from '@playwright/test';
import fc from 'fast-check';
import {answerOf, hit, serveSearch} from 'tooling/algolia';
import {hostileAnswer, payload, seed, text} from '../../support/hostile';
import {openDialog} from 'tooling/searchDialog';
import {expect, open, test} from 'tooling/test';

// Names the hits that are left out.
test.use({expectedProblems: [[/^console error: Search: /], {scope: 'test'}]});

/** As proof in a browser. `tests/unit/hostile.test.ts` has more, without one. */
const queryCount = 50;
/** Queries between two checks of the page. */
const batch = 10;

/** Numbered, because the client answers a repeated query from its cache. */
const queries = fc.sample(fc.oneof(payload, text), {seed, numRuns: queryCount}).map(
  (query, index) =>
    // A text field turns any text into one line.
    `${index} ${query.replace(/[\r\n]/g, '')}`,
);

type Findings = {elements: string[]; urls: string[]};

/** Collects unknown elements of rendered hits, and URLs that must not be followed. */
function inspect(page: Page, root: string): Promise<Findings> {
  return page.locator(root).evaluate(element => {
    const known =
      'A,BDI,BUTTON,DD,DIV,DL,DT,FORM,H1,INPUT,KBD,LABEL,LI,MARK,NOSCRIPT,OL,P,PATH,SPAN,STRONG,SVG,UL';
    const all = [...element.querySelectorAll('*')];
    const isOdd = (one: Element) =>
      !known.split(',').includes(one.tagName.toUpperCase()) ||
      (one.tagName === 'MARK' && one.attributes.length > 0) ||
      one.getAttributeNames().some(name => name.startsWith('on') || name === 'style');
    return {
      elements: all.filter(isOdd).map(one => one.outerHTML.slice(0, 200)),
      urls: all
        .filter(one => one instanceof HTMLAnchorElement)
        .filter(({protocol}) => !['http:', 'https:', 'mailto:'].includes(protocol))
        .map(({href}) => href),
    };
  });
}

/** Records requests of the page other than its own files and the search service. */
async function watchRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const ownHost = new URL(test.info().project.use.baseURL!).host;
  page.on('request', request => {
    const {host} = new URL(request.url());
    if (host !== ownHost && !/algolia(net)?\.(net|com|io)$/.test(host)) {
      requests.push(request.url());
    }
  });
  page.on('dialog', dialog => requests.push(`dialog: ${dialog.message()}`));
  // Answers the searches that start before `typeAll` answers them in the page.
  await serveSearch(page, () => answerOf([]));
  return requests;
}

async function expectNothing(page: Page, root: string, requests: string[]): Promise<void> {
  expect(await inspect(page, root)).toEqual({elements: [], urls: []});
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'wasHacked' in window || 'wasHacked' in {})).toBe(false);
}

/**
 * Types queries into a field, each after the answer to the previous one. Typing and answering happen
 * in the page, because the round trips to the browser would take longer.
 *
 * @returns the number of searches
 */
async function typeAll(
  input: Locator,
  pairs: readonly {query: string; answer: string}[],
): Promise<number> {
  return input.evaluate(async (field: HTMLInputElement, values) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const {send} = XMLHttpRequest.prototype;
    let count = 0;
    for (const {query, answer} of values) {
      await new Promise<void>(resolve => {
        XMLHttpRequest.prototype.send = function () {
          count++;
          const answered = {status: 200, responseText: answer, readyState: XMLHttpRequest.DONE};
          for (const [name, value] of Object.entries(answered)) {
            Object.defineProperty(this, name, {value});
          }
          setTimeout(() => {
            this.dispatchEvent(new ProgressEvent('load'));
            setTimeout(resolve);
          });
        };
        setValue.call(field, query);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      });
    }
    XMLHttpRequest.prototype.send = send;
    return count;
  }, pairs);
}

/** Sends all queries through a field, and checks the rendered hits repeatedly. */
async function fuzz(page: Page, root: string, input: Locator): Promise<void> {
  const requests = await watchRequests(page);
  const answers = fc.sample(hostileAnswer, {seed, numRuns: queryCount});
  const pairs = queries.map((query, index) => ({
    query,
    answer: JSON.stringify({results: [answers[index]]}),
  }));
  let count = 0;
  for (let start = 0; start < pairs.length; start += batch) {
    count += await typeAll(input, pairs.slice(start, start + batch));
    await expect(page.locator(root).getByRole('status')).not.toBeEmpty();
    await expectNothing(page, root, requests);
  }
  expect(count).toBe(queryCount);
}

test.describe('fuzz', () => {
  test('search: 50 hostile queries and 250 hostile hits through the dialog do nothing @full', async ({
    page,
  }) => {
    const {input, dialog} = await openDialog(page);
    await fuzz(page, 'dialog', input);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('search: 50 hostile queries and 250 hostile hits through the search page do nothing @full', async ({
    page,
  }) => {
    await open(page, 'search');
    await fuzz(page, 'main', page.getByRole('main').getByRole('searchbox'));
  });
});

test('search: hostile q parameters stay text @full', async ({page}) => {
  await serveSearch(page, () => answerOf([]));
  for (const query of [...fc.sample(payload, {seed, numRuns: 10}), '%', '%E0%A4%A', '+']) {
    await open(page, `search?q=${query.startsWith('%') ? query : encodeURIComponent(query)}`);
    await expect(page.locator('h1')).toHaveText(/^Search/);
    await expectNothing(page, 'main', []);
  }
});

test('search: a hit with a forbidden URL is not shown', async ({page}) => {
  await serveSearch(page, () =>
    answerOf([
      hit(1, {url: 'javascript:window.wasHacked=1'}),
      hit(2, {url: '//elsewhere.example/a'}),
      hit(3),
    ]),
  );
  const {input, options} = await openDialog(page);
  await input.fill('step');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveText(/Step 3/);
});

test('search: markup in a hit is text', async ({page}) => {
  const lvl2 = '<img src=x onerror="window.wasHacked=1"> <mark>Step</mark>';
  await serveSearch(page, () =>
    answerOf([hit(1, {_snippetResult: {hierarchy: {lvl2: {value: lvl2, matchLevel: 'full'}}}})]),
  );
  const {input, options} = await openDialog(page);
  await input.fill('step');
  await expect(options).toContainText('<img src=x onerror="window.wasHacked=1"> Step');
  await expect(options.locator('mark')).toHaveText('Step');
  await expectNothing(page, 'dialog', []);
});
