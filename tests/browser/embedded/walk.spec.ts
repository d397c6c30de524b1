// Protects the site from sequences of steps that nobody thought of.
import {type Browser, test} from '@playwright/test';
import fc from 'fast-check';
import {pageWith} from '../a11y';
import {cases} from '../walk/cases';
import {anyStep, type Step} from '../walk/steps';
import {shorten, type Start, walk} from '../walk/walk';

/**
 * A random reader presses, types, swipes, and moves through the history, from every kind of page, on a
 * phone and on a desktop. After each step nothing may be wrong (`faultsOf` in `walk.ts`).
 *
 * `npm run test:full` repeats the same walks, `npm test` those in `cases.ts`. A failure prints the command that repeats it,
 * its steps, and the fewest of them that still fail. Add these to `cases.ts` once the fault is fixed. The
 * scheduled workflow sends the reader on longer walks with new seeds:
 *
 *     WALK_SEED=random WALK_STEPS=60 npx playwright test --project=embedded walk.spec.ts --repeat-each=5
 *
 * A list of steps, as the report prints it:
 *
 *     WALK_LIST='[["key","/"],["key","Escape"]]' npx playwright test --project=embedded walk.spec.ts -g "from /docs, phone"
 */
const {WALK_SEED, WALK_STEPS = '20', WALK_LIST} = process.env;

/** One page of each kind, and those with widgets. */
const paths = [
  '',
  'search?q=key',
  'no/such/page',
  'blog/archive',
  'docs',
  'docs/user-guides/create-schedule',
  ...[
    '.mdx-page',
    '.blog-list-page',
    '.blog-post-page',
    '.blog-authors-list-page',
    '.blog-authors-posts-page',
    '.blog-tags-list-page',
    '.blog-tags-post-list-page',
    '.docs-doc-page [role=tablist]',
  ].map(pageWith),
];

let walks = 0;
let steps = 0;
const started = Date.now();

async function expectNoFaults(
  browser: Browser,
  start: Start,
  {planned, command}: {planned: readonly Step[]; command: string},
): Promise<void> {
  // A failing walk takes time to shorten.
  test.setTimeout(240_000);
  const found = await walk(browser, start, planned);
  walks += 1;
  steps += found.steps.length;
  if (found.faults.length > 0) {
    const shortest = await shorten(browser, start, found);
    const list = (done: readonly Step[]) =>
      done.map(step => `\n  ${JSON.stringify(step)},`).join('');
    throw new Error(
      `${found.faults.join('\n')}\n\nTo repeat it: ${command}\nAll steps: [${list(found.steps)}\n]\nFewest steps: [${list(shortest.steps)}\n]\n${shortest.faults.join('\n')}`,
    );
  }
}

for (const [index, path] of paths.entries()) {
  for (const screen of ['phone', 'desktop'] as const) {
    const title = `random reader: from /${path}, ${screen}`;
    test(`${title} @full`, async ({browser, baseURL}) => {
      const seed =
        WALK_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(WALK_SEED ?? index);
      const planned = WALK_LIST
        ? (JSON.parse(WALK_LIST) as Step[])
        : fc.sample(anyStep, {seed, numRuns: Number(WALK_STEPS)});
      await expectNoFaults(
        browser,
        {url: new URL(path, baseURL).href, screen},
        {
          planned,
          command: `WALK_SEED=${seed} WALK_STEPS=${WALK_STEPS} npx playwright test --project=embedded walk.spec.ts -g "${title.slice(15)}"`,
        },
      );
    });
  }
}

for (const {found, path, screen, steps: planned} of cases) {
  test(`random reader, once found: ${found}`, async ({browser, baseURL}) => {
    await expectNoFaults(
      browser,
      {url: new URL(path, baseURL).href, screen},
      {planned, command: `npx playwright test --project=embedded walk.spec.ts -g "${found}"`},
    );
  });
}

test.afterAll(() => {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`Random reader: ${walks} walks, ${steps} steps, ${seconds} s`);
});
