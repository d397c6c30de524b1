import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser, Page} from '@playwright/test';
import handler from 'serve-handler';

/** Serves a folder while a page is open, which counts its messages to workers. */
export async function visit(
  browser: Browser,
  served: string,
  run: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) =>
    handler(request, response, {public: served}),
  ).listen(0);
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      const counter = window as Window & {sent?: number};
      counter.sent = 0;
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (...args: unknown[]) {
        counter.sent! += 1;
        return Reflect.apply(postMessage, this, args);
      };
    });
    await run(page, `http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    await page.close();
    server.close();
  }
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Returns how many messages and requests there are in some frames after the page came to rest. */
export async function activityAtRest(page: Page): Promise<{messages: number; requests: number}> {
  await page.waitForLoadState('networkidle');
  let requests = 0;
  page.on('request', () => (requests += 1));
  const sentInFrames = (): Promise<number> =>
    page.evaluate(async () => {
      const counter = window as Window & {sent?: number};
      const before = counter.sent!;
      for (let frame = 0; frame < 90; frame++) {
        await new Promise(requestAnimationFrame);
      }
      return counter.sent! - before;
    });
  let activity = {messages: 0, requests: 0};
  // The texts of rows come up to a second after the rows. What repeats has no end.
  for (let round = 0; round < 4; round++) {
    requests = 0;
    const messages = await sentInFrames();
    activity = {messages, requests};
    if (activity.messages + activity.requests === 0) {
      break;
    }
  }
  return activity;
}

/** Returns the texts that the page highlights, in lower case. */
export function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(CSS.highlights.get('docusaurus-search') ?? [], range => String(range).toLowerCase()),
  );
}
