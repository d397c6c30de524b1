import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';
import {scriptProblems} from '../faults';
import {drawn, readState, type State} from './state';
import {act, goOnline, MissingControlError, type Reader, type Step} from './steps';

const screens = {
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  desktop: {viewport: {width: 1280, height: 800}},
};

type Screen = keyof typeof screens;

/** Where a reader starts. */
export type Start = {
  url: string;
  screen: Screen;
};

const offlineProblems = [
  ...scriptProblems,
  /ERR_INTERNET_DISCONNECTED/,
  /The not-found page has no suggestions.*Check the network connection/,
];
const knownProblems = [
  // The console reports the status of the not-found page.
  /status of 404.*\/no\/such\/page/,
  // A prefetch that the page did not use in the end.
  /was preloaded using link preload but not used/,
  // Browsers request an icon for a text file.
  /favicon\.ico/,
];

type Content = {title: string; heading: string};
const served = new Map<string, Promise<Content>>();

const plain = (text: string): string => text.replace(/\u200b/g, '').trim();

/** Returns the title and the heading of the page that the server sends for a URL. */
function contentOf({origin, pathname}: URL): Promise<Content> {
  const url = origin + pathname;
  const content =
    served.get(url) ??
    fetch(url)
      .then(response => response.text())
      .then(html => {
        const page = load(html);
        return {title: plain(page('title').text()), heading: plain(page('h1').text())};
      });
  served.set(url, content);
  return content;
}

/** Records the problems in the console and the pending requests of a page. */
function observe(page: Page) {
  const problems: string[] = [];
  let pending = new Set<object>();
  page.on('pageerror', ({message}) => problems.push(`page error: ${message}`));
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', request => {
    // Requests of the document before never end.
    pending = request.isNavigationRequest() ? new Set() : pending;
    pending.add(request);
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  return {problems, pendingCount: () => pending.size};
}

/** Lists what is wrong with a page after a step. */
async function faultsOf(
  page: Page,
  {
    before,
    now,
    step,
    hadFocusBelow,
  }: {before: State; now: State; step: Step; hadFocusBelow: boolean},
): Promise<string[]> {
  const faults = [...now.faults];
  const url = new URL(page.url());
  // In every browser, a control that a new width hides loses the focus, and Tab leads from the only control
  // of a page, or from the edges of a dialog, to those of the browser.
  const isAtEdge = now.isReported || now.layers.length > 0;
  const leavesPage = isAtEdge && /Tab$/.test(String(step[1]));
  const mayLoseFocus = step[0] === 'resize' || leavesPage || before.document !== now.document;
  const isClosed = before.layers.length > 0 && now.layers.length === 0 && before.path === now.path;
  const hadFocus = isClosed ? hadFocusBelow : before.hasFocus;
  if (hadFocus && !now.hasFocus && !mayLoseFocus) {
    faults.push('the focus fell to the body');
  }
  if (step[1] === 'Escape' && before.layers.length > 0) {
    if (now.layers.length >= before.layers.length) {
      faults.push(`Escape does not close ${before.layers.at(-1)}`);
    }
  }
  if (now.headings.length !== 1) {
    faults.push(`${now.headings.length} h1`);
  }
  // The search page's title has the query. A page that could not be loaded leaves the previous one.
  if (!now.isReported && !url.pathname.endsWith('/search')) {
    const {title, heading} = await contentOf(url);
    const shown = {title: plain(now.title), heading: plain(now.headings[0] ?? '')};
    if (shown.title !== title || shown.heading !== heading) {
      faults.push(`${url.pathname} shows ${JSON.stringify(shown)}`);
    }
  }
  return faults;
}

/** Returns to the site from another one, a file, an error page, or the empty page before the first. */
async function returnToSite(reader: Reader): Promise<void> {
  const {page} = reader;
  for (let tries = 0; tries < 3 && !(await readState(page)).isSite; tries += 1) {
    await goOnline(reader);
    await act(reader, [page.url() === 'about:blank' ? 'forward' : 'back']);
  }
}

/** What a walk found. */
export type Outcome = {
  /** The steps up to the first fault, with the names of their controls. */
  steps: Step[];
  /** What is wrong after the last step, or nothing. */
  faults: string[];
  /** Whether the fault is that the last step names a control that is missing. */
  lacksControl?: boolean;
};

/**
 * Walks through the site, and checks each state that the page gets into.
 *
 * @param patienceMs how long the page may take to get in order after a step
 */
export async function walk(
  browser: Browser,
  start: Start,
  steps: readonly Step[],
  patienceMs = 10_000,
): Promise<Outcome> {
  const context = await browser.newContext({
    ...screens[start.screen],
    // Drawings that move take half of the time. The weekly walks, with other seeds, watch them.
    reducedMotion: process.env.WALK_SEED === 'random' ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  /** Links to other sites open tabs. Until they are closed, `setOffline` can wait forever. */
  let tabsClosed: Promise<unknown> = Promise.resolve();
  context.on('page', other => {
    const closed = other.close().then(() => page.bringToFront());
    // The walk may end first.
    tabsClosed = Promise.allSettled([tabsClosed, closed]);
  });
  const {problems, pendingCount} = observe(page);
  const hasTouch = start.screen === 'phone';
  const reader: Reader = {page, context, hasTouch, isOffline: false, layers: []};
  let before: State | undefined;
  /** Whether a control had the focus before the open dialogs and menus opened. */
  let hadFocusBelow = false;

  const look = async (step: Step): Promise<string[]> => {
    await tabsClosed;
    await drawn(page);
    if (pendingCount() > 0) {
      return ['requests are pending'];
    }
    await returnToSite(reader);
    const now = await readState(page);
    const faults = await faultsOf(page, {before: before ?? now, now, step, hadFocusBelow});
    const known = reader.isOffline ? [...knownProblems, ...offlineProblems] : knownProblems;
    faults.push(...problems.filter(text => !known.some(pattern => pattern.test(text))));
    if (faults.length === 0) {
      before = now;
      hadFocusBelow = now.layers.length === 0 ? now.hasFocus : hadFocusBelow;
      reader.layers = now.layers;
      problems.length = 0;
    }
    return faults;
  };
  /** Waits until nothing is wrong. */
  const check = async (step: Step): Promise<string[]> => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const faults = await look(step).catch((error: Error) => [error.message]);
      if (faults.length === 0 || Date.now() > deadline) {
        return faults;
      }
    }
  };

  try {
    await page.goto(start.url);
    const outcome: Outcome = {steps: [], faults: await check(['reload'])};
    const escape: Step = ['key', 'Escape'];
    // In the end the reader leaves what is open.
    for (let at = 0; at < steps.length || reader.layers.length > 0; at += 1) {
      if (outcome.faults.length > 0) {
        return outcome;
      }
      const step = steps[at] ?? escape;
      outcome.steps.push(step);
      try {
        outcome.steps.splice(-1, 1, await act(reader, step));
        outcome.faults = await check(step);
      } catch (error) {
        outcome.faults = [(error as Error).message];
        outcome.lacksControl = error instanceof MissingControlError;
      }
    }
    return outcome;
  } finally {
    await context.close();
  }
}

/** Leaves steps out of a walk as long as it still finds a fault, for at most a minute. */
export async function shorten(browser: Browser, start: Start, found: Outcome): Promise<Outcome> {
  const deadline = Date.now() + 60_000;
  let shortest = found;
  for (let size = found.steps.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = shortest.steps.length - size; at >= 0 && Date.now() < deadline; at -= size) {
      const fewer = shortest.steps.filter((_, index) => index < at || index >= at + size);
      const outcome = await walk(browser, start, fewer, 3000);
      // Another fault: the step that brings the control was left out.
      const isFault = outcome.faults.length > 0 && !outcome.lacksControl;
      shortest = isFault ? outcome : shortest;
    }
  }
  return shortest;
}
