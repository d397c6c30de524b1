import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import {keysOf, type Driver, type RunningEngine} from './driver';
import type {Engine} from './engines';
import {recordedProblems, startRecorder, storageKey} from './recorder';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The library's code of a key: characters stand for themselves, `ArrowDown` is `Key.ARROW_DOWN`. */
function codeOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return key.length === 1 ? key : (Key as unknown as Record<string, string>)[name]!;
}

/** The window's bars stay as high as they are; the page hears of its new size a moment after the window. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
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
 * console, so the pages are served through a recorder.
 *
 * @param origin where the site is served.
 */
export async function startWebDriver({executable}: Engine, origin: string): Promise<RunningEngine> {
  const recorder = await startRecorder(origin);
  const port = await freePort();
  const command = ['-a', '-s', '-screen 0 1600x1200x24', executable, `--port=${port}`];
  // A process group of its own, so that display and browser end with it.
  const driver = spawn('xvfb-run', command, {stdio: 'ignore', detached: true});
  const server = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${server}/status`).then(
        ({ok}) => ok,
        () => false,
      ),
    )
    .toBe(true);

  const visit = async (): Promise<Driver> => {
    const session = await new Builder()
      .usingServer(server)
      .withCapabilities({browserName: 'MiniBrowser'})
      .build();
    const run = <A, R>(script: (argument: A) => R, argument: A): Promise<Awaited<R>> =>
      session.executeScript(`return (${script.toString()})(arguments[0])`, argument);
    return {
      goto: url => session.get(url.replace(origin, recorder.origin)),
      evaluate: run,
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
      resize: (width, height) => resize(session, width, height),
      problems: () => run(recordedProblems, storageKey),
      close: () => session.quit(),
    };
  };
  const close = async (): Promise<void> => {
    process.kill(-driver.pid!);
    await once(driver, 'exit');
    recorder.server.close();
  };
  return {visit, close};
}
