import {existsSync} from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';

/** A browser engine of this machine next to Chromium, which runs all other tests, with its driver. */
export type Engine = {
  name: 'firefox' | 'webkit';
  /**
   * `playwright` drives its own engines, `bidi` a Firefox of the system by WebDriver BiDi, and
   * `webdriver` WebKitGTK by classic WebDriver.
   */
  driver: 'playwright' | 'bidi' | 'webdriver';
  executable: string;
};

/** An engine that this machine lacks. */
export type MissingEngine = {name: Engine['name']; hint: string};

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map(folder => path.join(folder, program)).find(existsSync);
}

function find(name: Engine['name']): Omit<Engine, 'name'> | undefined {
  const own = {firefox, webkit}[name].executablePath();
  if (existsSync(own)) {
    return {driver: 'playwright', executable: own};
  }
  if (name === 'firefox') {
    const executable = firefoxPaths.find(existsSync);
    return executable ? {driver: 'bidi', executable} : undefined;
  }
  const executable = inPath('xvfb-run') && inPath('WebKitWebDriver');
  return executable ? {driver: 'webdriver', executable} : undefined;
}

const hints: Record<Engine['name'], string> = {
  firefox: 'npx playwright install firefox, or apt-get install firefox-esr',
  webkit: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb',
};

/**
 * Finds both engines: Playwright's own first, then those of the system.
 *
 * @throws Error if `REQUIRE_ENGINES` is set and one is missing, so that CI never skips one.
 */
export function findEngines(): {found: Engine[]; missing: MissingEngine[]} {
  const found: Engine[] = [];
  const missing: MissingEngine[] = [];
  for (const name of ['firefox', 'webkit'] as const) {
    const engine = find(name);
    if (engine) {
      found.push({name, ...engine});
    } else {
      missing.push({name, hint: hints[name]});
    }
  }
  if (process.env.REQUIRE_ENGINES && missing.length > 0) {
    const lines = missing.map(({name, hint}) => `${name}: ${hint}`);
    throw new Error(`REQUIRE_ENGINES is set, but engines are missing.\n${lines.join('\n')}`);
  }
  return {found, missing};
}
