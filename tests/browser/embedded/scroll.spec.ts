// Protects the scroll position on Back and Forward.
import fc from 'fast-check';
import {expect, hydrated, open, test, type Page} from '../test';

/** A link is chosen by its number among those of the page, a position as a share of what the page allows. */
type Step =
  | {kind: 'link' | 'hash'; number: number}
  | {kind: 'scroll'; share: number}
  | {kind: 'go'; by: number}
  | {kind: 'reload'};

const links = {
  // Other documents, and a page whose height depends on the time of the search.
  link: 'a[href^="/"]:not([href$=".md"], [href*="/search"], [href*="practice-shop"], [target])',
  hash: 'main a[href^="#"], .table-of-contents a',
};

/** Waits until the page has stood still for some frames, and returns its position in pixels. */
function settled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let [last, frames] = [-1, 0];
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          if (frames > 5) {
            resolve(Math.round(last));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
}

/** Returns whether the page of the URL is on the screen. The URL changes first. */
const isShown = (page: Page) =>
  page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const plain = (path: string) => path.replace(/\/$/, '');
    return plain(new URL(canonical!.href).pathname) === plain(window.location.pathname);
  });

/** Returns whether the page is where a link leads: at the target of its hash, or at the top. */
const isAtStart = (page: Page) =>
  page.evaluate(() => {
    const {hash} = window.location;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const {top, height} = (target ?? document.documentElement).getBoundingClientRect();
    return hash ? height > 0 && top >= 0 && top < window.innerHeight : top === 0;
  });

const urlOf = (page: Page) => page.evaluate(() => window.location.href);

/** Presses a link where it is, without the scrolling of Playwright. Returns whether the page has one. */
function press(page: Page, selector: string, number: number): Promise<boolean> {
  return page.evaluate(
    ([selector, number]) => {
      const here = window.location.href;
      const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
        link => link.checkVisibility() && link.href !== here,
      );
      found[number % found.length]?.click();
      return found.length > 0;
    },
    [selector, number] as const,
  );
}

/** Follows the steps, and expects that each entry of the history is where the reader left it. */
async function follow(page: Page, steps: readonly Step[]): Promise<void> {
  const entries = [{url: await urlOf(page), y: 0}];
  let at = 0;
  for (const [index, step] of steps.entries()) {
    const label = `step ${index}, ${JSON.stringify(step)}, of ${JSON.stringify(steps)}`;
    if (step.kind === 'scroll') {
      await page.evaluate(share => {
        const {scrollHeight, clientHeight} = document.documentElement;
        window.scrollTo(0, Math.round(share * (scrollHeight - clientHeight)));
      }, step.share);
      entries[at]!.y = await settled(page);
    } else if (step.kind === 'reload') {
      await page.reload();
      await hydrated(page);
    } else if (step.kind === 'go') {
      const next = Math.max(0, Math.min(entries.length - 1, at + step.by));
      if (next === at) {
        continue;
      }
      await page.evaluate(by => window.history.go(by), next - at);
      at = next;
    } else if (await press(page, links[step.kind], step.number)) {
      const {url} = entries[at]!;
      await expect.poll(() => urlOf(page), label).not.toBe(url);
      await expect.poll(() => isShown(page), label).toBe(true);
      await expect.poll(() => isAtStart(page), label).toBe(true);
      entries.splice(at + 1);
      entries.push({url: await urlOf(page), y: await settled(page)});
      at += 1;
    }
    const entry = entries[at]!;
    await expect.poll(() => urlOf(page), label).toBe(entry.url);
    await expect.poll(() => settled(page), label).toBe(entry.y);
  }
}

const back: Step = {kind: 'go', by: -1};
const forward: Step = {kind: 'go', by: 1};

test('Back and Forward: a reader finds each page where it was', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'docs/user-guides/create-task');
  const visit = (number: number, share: number): Step[] => [
    {kind: 'link', number},
    {kind: 'scroll', share},
  ];
  await follow(page, [
    {kind: 'scroll', share: 0.5},
    ...visit(20, 0.3),
    ...visit(12, 0),
    ...visit(25, 0.1),
    ...[...'BBFBFBBFFFBRBFRBBFF'].map(key =>
      key === 'R' ? ({kind: 'reload'} as const) : key === 'B' ? back : forward,
    ),
  ]);
});

test('Back and Forward: between headings of one page, a reader finds each place', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, 'docs/user-guides/create-task');
  await follow(page, [
    {kind: 'hash', number: 3},
    {kind: 'scroll', share: 0.3},
    {kind: 'hash', number: 9},
    {kind: 'scroll', share: 0.8},
    {kind: 'hash', number: 5},
    back,
    back,
    forward,
    forward,
    back,
    back,
    back,
    forward,
  ]);
});

const number = fc.nat(1000);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {weight: 3, arbitrary: fc.record({kind: fc.constant('link' as const), number})},
  {weight: 2, arbitrary: fc.record({kind: fc.constant('hash' as const), number})},
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('scroll' as const),
      share: fc.integer({min: 0, max: 100}).map(percent => percent / 100),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('go' as const),
      by: fc.constantFrom(-3, -2, -1, -1, -1, 1, 1, 2),
    }),
  },
  {weight: 1, arbitrary: fc.constant({kind: 'reload' as const})},
);

for (const [width, path, seed] of [
  [1280, '', 1],
  [1280, 'docs/user-guides/create-schedule', 2],
  [1280, 'blog', 3],
  [390, 'docs/category/create-workflow', 4],
  [390, 'docs/getting-started/llm-setup/openai-api-key', 5],
  [390, 'markdown-page', 6],
] as const) {
  test(`Back and Forward: any sequence returns to each place, from /${path} at ${width} px @full`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 500});
    await open(page, path);
    await follow(page, fc.sample(anyStep, {seed, numRuns: 50}));
  });
}
