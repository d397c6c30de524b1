import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, firefox, webkit} from '@playwright/test';
import {launch, type KeyInput} from 'puppeteer-core';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import type {Engine} from './engines';
import {recordedProblems, startRecorder} from './recorder';

/**
 * What the main paths need from a browser, whichever library drives it. Keys have the names of
 * `KeyboardEvent.key`; modifiers come first, as in `Control+k`.
 */
export type Driver = {
  /** Loads a URL, without waiting for the page's scripts. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. The function can use only its argument. */
  evaluate<R, A = undefined>(script: (argument: A) => R, argument?: A): Promise<R>;
  /** Scrolls to the first match, which must be visible, and clicks its middle. */
  click(selector: string): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the errors and warnings of the console, page errors, and policy violations so far. */
  problems(): Promise<string[]>;
  /** Ends the visit. The next one starts with empty storage. */
  close(): Promise<void>;
};

/** A running browser. */
export type RunningEngine = {
  visit(): Promise<Driver>;
  close(): Promise<void>;
};

type Start = (engine: Engine, origin: string) => Promise<RunningEngine>;

/** Describes a console message like those of the other browser tests. */
const problemOf = (kind: string, text: string, url?: string): string =>
  `console ${kind}: ${text} (${url})`;

/** Starts an engine that Playwright installed. */
const startPlaywright: Start = async ({name, executable}) => {
  const browser = await {firefox, webkit}[name].launch({executablePath: executable});
  const visit = async (): Promise<Driver> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    context.on('weberror', error => problems.push(`page error: ${error.error().message}`));
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(problemOf(message.type(), message.text(), message.location().url));
      }
    });
    return {
      goto: async url => void (await page.goto(url)),
      evaluate: async (script, argument) =>
        (await page.evaluate(script as never, argument)) as never,
      click: selector => page.locator(selector).first().click(),
      press: key => page.keyboard.press(key),
      type: text => page.keyboard.type(text),
      back: async () => void (await page.goBack()),
      resize: (width, height) => page.setViewportSize({width, height}),
      problems: async () => problems,
      close: () => context.close(),
    };
  };
  return {visit, close: () => browser.close()};
};

/** Splits a combination into its modifiers and its last key. */
function keysOf(combination: string): {modifiers: string[]; key: string} {
  const keys = combination.split('+');
  return {modifiers: keys.slice(0, -1), key: keys.at(-1)!};
}

/** Starts a Firefox of the system by WebDriver BiDi. Playwright drives only its own Firefox. */
const startBidi: Start = async ({executable}) => {
  const browser = await launch({browser: 'firefox', executablePath: executable});
  const visit = async (): Promise<Driver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    // Firefox draws no frames for a tab in the background.
    await page.bringToFront();
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`page error: ${String(error)}`));
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) {
        problems.push(problemOf(message.type(), message.text(), message.location().url));
      }
    });
    return {
      goto: async url => void (await page.goto(url)),
      evaluate: async (script, argument) =>
        (await page.evaluate(script as never, argument)) as never,
      click: selector => page.locator(selector).click(),
      async press(combination) {
        const {modifiers, key} = keysOf(combination);
        for (const modifier of modifiers) {
          await page.keyboard.down(modifier as KeyInput);
        }
        await page.keyboard.press(key as KeyInput);
        for (const modifier of modifiers.reverse()) {
          await page.keyboard.up(modifier as KeyInput);
        }
      },
      type: text => page.keyboard.type(text),
      // `goBack` waits for a load, but an overlay's history entry causes none.
      back: () => page.evaluate(() => history.back()),
      resize: (width, height) => page.setViewport({width, height}),
      problems: async () => problems,
      close: () => context.close(),
    };
  };
  return {visit, close: () => browser.close()};
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns the library's code of a key: a character itself, or `Key.ARROW_DOWN` for `ArrowDown`. */
function codeOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return key.length === 1 ? key : (Key as unknown as Record<string, string>)[name]!;
}

/** Resizes the window, whose bars keep their height, and waits until the page has the new size. */
async function resizeWindow(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const [rect, [innerWidth, innerHeight]] = [await window.getRect(), await inner()];
  await window.setRect({
    width: width + rect.width - innerWidth,
    height: height + rect.height - innerHeight,
  });
  await expect.poll(inner).toEqual([width, height]);
}

/**
 * Starts WebKitGTK by classic WebDriver, on a display of its own. Its driver does not report the
 * console, so a recorder serves the pages.
 */
const startWebDriver: Start = async ({executable}, origin) => {
  const recorder = await startRecorder(origin);
  const port = await freePort();
  const command = ['-a', '-s', '-screen 0 1600x1200x24', executable, `--port=${port}`];
  // A process group of its own, so that display and browser end together.
  const driver = spawn('xvfb-run', command, {stdio: 'ignore', detached: true});
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);

  const visit = async (): Promise<Driver> => {
    const session = await new Builder()
      .usingServer(server)
      .withCapabilities({browserName: 'MiniBrowser'})
      .build();
    const evaluate: Driver['evaluate'] = (script, argument) =>
      session.executeScript(`return (${script.toString()})(arguments[0])`, argument);
    return {
      goto: url => session.get(url.replace(origin, recorder.origin)),
      evaluate,
      click: async selector => session.findElement(By.css(selector)).click(),
      async press(combination) {
        const {modifiers, key} = keysOf(combination);
        const actions = session.actions();
        modifiers.forEach(modifier => actions.keyDown(codeOf(modifier)));
        actions.sendKeys(codeOf(key));
        modifiers.reverse().forEach(modifier => actions.keyUp(codeOf(modifier)));
        await actions.perform();
      },
      type: text => session.actions().sendKeys(text).perform(),
      back: () => session.navigate().back(),
      resize: (width, height) => resizeWindow(session, width, height),
      problems: () => evaluate(recordedProblems),
      close: () => session.quit(),
    };
  };
  const close = async (): Promise<void> => {
    process.kill(-driver.pid!);
    await once(driver, 'exit');
    recorder.close();
  };
  return {visit, close};
};

export const startEngine: Record<Engine['driver'], Start> = {
  playwright: startPlaywright,
  bidi: startBidi,
  webdriver: startWebDriver,
};
