import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';

/**
 * Chromium loads the popup of its address bar in every window, which costs more CPU time than a page of
 * this site. Playwright disables features too, but the last switch wins, so its own are repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Arguments that also work as root, in a container, and without a display. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** The headless shell comes first: the tests take a sixth less time without windows. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds an installed Chromium: the one in `CHROMIUM_PATH`, a system one, or Playwright's own. In CI
 * Playwright's own comes first, because the lock file determines its version.
 *
 * @returns the path of the executable, or `undefined` if none is installed
 * @throws Error if the file in `CHROMIUM_PATH` does not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `The file in CHROMIUM_PATH does not exist: ${named}. Correct the variable or unset it.`,
      );
    }
    return named;
  }
  const own = chromium.executablePath();
  const candidates = env.CI ? [own, ...systemPaths] : [...systemPaths, own];
  return candidates.find(path => existsSync(path));
}

/** Commands that install a browser, tried in this order. The last one is for Debian, as root. */
const installers: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
];

/**
 * Finds a Chromium, or installs one.
 *
 * @returns the path of the executable
 * @throws Error with instructions if no installer worked
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

/** Starts the Chromium of {@link ensureChromium}. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
}
