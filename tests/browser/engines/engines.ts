import {existsSync} from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';

/** A browser engine of this machine beside Chromium, which runs all other tests, and who drives it. */
export type Engine = {
  name: 'firefox' | 'webkit';
  /**
   * `playwright` drives its own engines, `bidi` speaks WebDriver BiDi to a Firefox as it is published,
   * `webdriver` classic WebDriver to WebKitGTK.
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
 * Looks for the two engines: Playwright's own first, then what the system has.
 *
 * @throws Error when `REQUIRE_ENGINES` is set and one is missing, so that CI never skips any.
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
