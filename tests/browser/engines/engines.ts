import {existsSync} from 'node:fs';
import path from 'node:path';

/** A browser engine of this machine next to Chromium, which runs all other tests. */
export type Engine = {
  name: 'firefox' | 'webkit';
  /** Firefox itself, or the WebDriver of WebKitGTK. */
  executable: string;
};

/** An engine that this machine lacks. */
export type MissingEngine = {name: Engine['name']; hint: string};

function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map(folder => path.join(folder, program)).find(existsSync);
}

const finders: Record<Engine['name'], {find: () => string | undefined; hint: string}> = {
  firefox: {
    find: () =>
      inPath('firefox-esr') ??
      inPath('firefox') ??
      ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync),
    hint: 'apt-get install firefox-esr',
  },
  webkit: {
    find: () => inPath('xvfb-run') && inPath('WebKitWebDriver'),
    hint: 'apt-get install webkit2gtk-driver xvfb',
  },
};

/**
 * Finds the engines of the system.
 *
 * @throws Error if `REQUIRE_ENGINES` is set and one is missing, so that CI never skips one.
 */
export function findEngines(): {found: Engine[]; missing: MissingEngine[]} {
  const found: Engine[] = [];
  const missing: MissingEngine[] = [];
  for (const name of ['firefox', 'webkit'] as const) {
    const {find, hint} = finders[name];
    const executable = find();
    if (executable) {
      found.push({name, executable});
    } else {
      missing.push({name, hint});
    }
  }
  if (process.env.REQUIRE_ENGINES && missing.length > 0) {
    const lines = missing.map(({name, hint}) => `${name}: ${hint}`);
    throw new Error(`REQUIRE_ENGINES is set, but engines are missing.\n${lines.join('\n')}`);
  }
  return {found, missing};
}
