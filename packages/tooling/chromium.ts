import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';

/**
 * Chromium loads the popup of its address bar in every window, which costs more CPU time than a page of
 * this site. `RenderDocument` of Chromium 150 crashes one tab of three that a click opens beside another.
 * Playwright disables features too, but the last switch wins, so its own are repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'RenderDocument',
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

/** The headless shell comes first: it needs a quarter less CPU time than a Chromium with windows. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns whether Playwright's own headless shell is installed. It is next to Playwright's Chromium. */
function hasOwnShell(): boolean {
  const [folder = ''] = /^.*?chromium-\d+/.exec(chromium.executablePath()) ?? [];
  return existsSync(folder.replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-'));
}

/** A browser to launch. Playwright finds its own headless shell without a path. */
type Found = {executablePath?: string};

/**
 * Finds an installed Chromium: the one in `CHROMIUM_PATH`, a system one, or Playwright's own. In CI
 * Playwright's own comes first, because the lock file determines its version.
 *
 * @returns options of `chromium.launch`, or `undefined` if none is installed
 * @throws Error if the file in `CHROMIUM_PATH` does not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Found | undefined {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `The file in CHROMIUM_PATH does not exist: ${named}. Correct the variable or unset it.`,
      );
    }
    return {executablePath: named};
  }
  const own = hasOwnShell() ? {} : undefined;
  const systemPath = systemPaths.find(path => existsSync(path));
  const system = systemPath === undefined ? undefined : {executablePath: systemPath};
  return env.CI ? (own ?? system) : (system ?? own);
}

/** Commands that install a browser, tried in this order. The last two are for Debian, as root. */
const installers: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'],
  ['apt-get', 'install', '-y', '-qq', 'chromium'],
];

/**
 * Finds a Chromium, or installs one.
 *
 * @returns options of `chromium.launch`
 * @throws Error with instructions if no installer worked
 */
export function ensureChromium(): Found {
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
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: "apt-get install chromium-headless-shell"; elsewhere: "npx playwright install --only-shell chromium"), or set CHROMIUM_PATH to an executable.',
  );
}

/** Starts the Chromium of {@link ensureChromium}. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({...ensureChromium(), args: chromiumArgs});
}
