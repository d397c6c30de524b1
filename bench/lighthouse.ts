import {spawnSync} from 'node:child_process';
import {chromium} from '@playwright/test';
import {installed} from 'tooling/bench/stock';
import {chromiumArgs, ensureChromium} from 'tooling/chromium';

/** Scores of 0–100, times in ms. */
export type LighthouseFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  interactive: number;
  tbt: number;
  cls: number;
};

/** Attempts per run. On a busy machine, the browser can miss the start of the page. */
const maxAttempts = 3;

/** How a slow phone comes about: computed from a fast load, or with a slow network and CPU in the browser. */
export type Throttling = 'simulate' | 'devtools';

/**
 * Runs Lighthouse once with its default settings, which emulate a phone.
 *
 * @throws Error if no attempt has a result
 */
export function lighthouseRun(url: string, throttling: Throttling): LighthouseFigures {
  for (let i = 1; ; i++) {
    try {
      return runOnce(url, throttling);
    } catch (error) {
      if (i === maxAttempts) {
        throw error;
      }
      console.log(`${(error as Error).message} Trying again.`);
    }
  }
}

type Report = {
  runtimeError?: {message: string};
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
};

/** Runs the command that `npm run bench` installs, in a separate browser. */
function runOnce(url: string, throttling: Throttling): LighthouseFigures {
  const {executablePath = chromium.executablePath()} = ensureChromium();
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const {status, stdout, stderr} = spawnSync(
    installed('.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--throttling-method=${throttling}`,
      `--chrome-flags=${flags}`,
    ],
    {encoding: 'utf8', maxBuffer: 1e8, env: {...process.env, CHROME_PATH: executablePath}},
  );
  if (status !== 0) {
    throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
  }
  const {runtimeError, categories, audits} = JSON.parse(stdout) as Report;
  if (runtimeError) {
    throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  }
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    interactive: value('interactive'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
