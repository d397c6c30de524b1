import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect} from '@playwright/test';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import type {Index} from 'selenium-webdriver/bidi';
import type {Engine} from './engines';
import {recordedProblems, startRecorder} from './recorder';

// The types lack the module's default export.
const Bidi = createRequire(__filename)('selenium-webdriver/bidi') as typeof Index;

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

/** Returns the library's code of a key: a character itself, or `Key.ARROW_DOWN` for `ArrowDown`. */
function codeOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return key.length === 1 ? key : (Key as unknown as Record<string, string>)[name]!;
}

/** Runs in the page: scrolls to an element if necessary, and returns its middle once it no longer moves. */
async function middleOf(selector: string): Promise<{x: number; y: number}> {
  const element = document.querySelector(selector)!;
  const middle = () => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
  };
  const isHit = () => element.contains(document.elementFromPoint(middle().x, middle().y));
  if (!isHit()) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  for (let last = ''; last !== JSON.stringify(middle());) {
    last = JSON.stringify(middle());
    await new Promise(requestAnimationFrame);
  }
  if (!isHit()) {
    throw new Error(`Something covers ${selector}.`);
  }
  return middle();
}

type LogEntry = {
  type: string;
  level: string;
  text: string;
  source: {context?: string};
  stackTrace?: {callFrames: {url: string}[]};
};

/** Starts Firefox by WebDriver BiDi. */
const startFirefox: Start = async ({executable}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn(executable, args, {stdio: ['ignore', 'ignore', 'pipe']});
  const url = await new Promise<string>(resolve => {
    createInterface(firefox.stderr).on('line', line => {
      const [, found] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) {
        resolve(`${found}/session`);
      }
    });
  });
  const connection = new Bidi(url);
  const send = async <R>(method: string, params: object): Promise<R> => {
    const reply = (await connection.send({method, params})) as {result: R; message?: string};
    if (reply.message) {
      throw new Error(`${method}: ${reply.message}`);
    }
    return reply.result;
  };
  await send('session.new', {capabilities: {}});
  await send('session.subscribe', {events: ['log.entryAdded']});

  const visit = async (): Promise<Driver> => {
    const user = await send<{userContext: string}>('browser.createUserContext', {});
    const tab = {type: 'tab', ...user};
    const {context} = await send<{context: string}>('browsingContext.create', tab);
    // Firefox draws no frames for a tab in the background.
    await send('browsingContext.activate', {context});
    const problems: string[] = [];
    const onEntry = ({type, level, text, source, stackTrace}: LogEntry): void => {
      if (source.context === context && type === 'javascript') {
        problems.push(`page error: ${text}`);
      } else if (source.context === context && ['error', 'warn'].includes(level)) {
        problems.push(problemOf(level, text, stackTrace?.callFrames[0]?.url));
      }
    };
    connection.on('log.entryAdded', onEntry);
    const evaluate: Driver['evaluate'] = async (script, argument) => {
      type Reply = {result: {value: string}; exceptionDetails?: {text: string}};
      const {result, exceptionDetails} = await send<Reply>('script.callFunction', {
        // JSON, because the protocol has its own notation for objects.
        functionDeclaration: `async json => JSON.stringify([await (${script.toString()})(...JSON.parse(json))])`,
        arguments: [{type: 'string', value: JSON.stringify([argument])}],
        target: {context},
        awaitPromise: true,
      });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.text);
      }
      return (JSON.parse(result.value) as [never])[0];
    };
    const perform = (type: 'key' | 'pointer', actions: object[]) =>
      send<void>('input.performActions', {context, actions: [{type, id: type, actions}]});
    const down = (key: string) => ({type: 'keyDown', value: codeOf(key)});
    const up = (key: string) => ({type: 'keyUp', value: codeOf(key)});
    return {
      goto: to => send('browsingContext.navigate', {context, url: to, wait: 'complete'}),
      evaluate,
      async click(selector) {
        const move = async () => ({type: 'pointerMove', ...(await evaluate(middleOf, selector))});
        // A pointer that arrives can load something, which moves what is below it.
        await perform('pointer', [await move()]);
        const button = ['pointerDown', 'pointerUp'].map(type => ({type, button: 0}));
        await perform('pointer', [await move(), ...button]);
      },
      press(combination) {
        const keys = combination.split('+');
        return perform('key', [...keys.map(down), ...keys.reverse().map(up)]);
      },
      async type(text) {
        for (const key of text) {
          await perform('key', [down(key), up(key)]);
        }
      },
      back: () => evaluate(() => history.back()),
      resize: (width, height) =>
        send('browsingContext.setViewport', {context, viewport: {width, height}}),
      problems: async () => problems,
      async close() {
        connection.off('log.entryAdded', onEntry);
        await send('browser.removeUserContext', user);
      },
    };
  };
  const close = async (): Promise<void> => {
    const exit = once(firefox, 'exit');
    await send('browser.close', {});
    await exit;
    rmSync(profile, {recursive: true, force: true});
  };
  return {visit, close};
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
const startWebKit: Start = async ({executable}, origin) => {
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
  // One session for all visits, because the driver sometimes never answers when one follows another.
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({browserName: 'MiniBrowser'})
    .build();
  const evaluate: Driver['evaluate'] = (script, argument) =>
    session.executeScript(`return (${script.toString()})(arguments[0])`, argument);
  const first = await session.getWindowHandle();

  const visit = async (): Promise<Driver> => {
    await session.switchTo().newWindow('window');
    return {
      goto: url => session.get(url.replace(origin, recorder.origin)),
      evaluate,
      click: async selector => session.findElement(By.css(selector)).click(),
      async press(combination) {
        const keys = combination.split('+').map(codeOf);
        const actions = session.actions();
        keys.forEach(key => actions.keyDown(key));
        keys.reverse().forEach(key => actions.keyUp(key));
        await actions.perform();
      },
      type: text => session.actions().sendKeys(text).perform(),
      back: () => session.navigate().back(),
      resize: (width, height) => resizeWindow(session, width, height),
      problems: () => evaluate(recordedProblems),
      async close() {
        await evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await session.close();
        await session.switchTo().window(first);
      },
    };
  };
  const close = async (): Promise<void> => {
    await session.quit();
    process.kill(-driver.pid!);
    await once(driver, 'exit');
    recorder.close();
  };
  return {visit, close};
};

export const startEngine: Record<Engine['name'], Start> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
