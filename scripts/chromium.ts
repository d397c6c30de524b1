import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';

/** How tests, checks and benchmarks run the browser: as root in a container, without a display. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds an installed Chromium: the one that `CHROMIUM_PATH` names, a system one, or Playwright's own.
 * In CI Playwright's own comes first, since the lock file says which one it is.
 *
 * @returns the path of the executable, or `undefined` when there is none.
 * @throws Error when `CHROMIUM_PATH` names no file.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH names no file: ${named}. Correct it or unset it.`);
    }
    return named;
  }
  const own = chromium.executablePath();
  const candidates = env.CI ? [own, ...systemPaths] : [...systemPaths, own];
  return candidates.find(path => existsSync(path));
}

/** Ways to get a browser, tried in this order; apt needs root and is how Debian ships Chromium. */
const installers: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
];

/**
 * Finds a Chromium, or installs one.
 *
 * @returns the path of the executable.
 * @throws Error that says how to install one when nothing worked.
 */
export function ensureChromium(): string {
  for (const command of [undefined, ...installers]) {
    if (command) {
      console.log(`No Chromium found; trying: ${command.join(' ')}`);
      spawnSync(command[0]!, command.slice(1), {stdio: 'inherit'});
    }
    const found = findChromium();
    if (found) {
      return found;
    }
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: "apt-get install chromium"; elsewhere: "npx playwright install chromium"), or set CHROMIUM_PATH to an executable.',
  );
}

/** Starts the Chromium of {@link ensureChromium}; whoever calls closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
}
