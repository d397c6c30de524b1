import {chromiumArgs, ensureChromium} from '../scripts/chromium';

/** Scores of 0–100, times in ms. */
export type LighthouseFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/** How often a run is tried: on a busy machine the browser can lose the start of the page. */
const tries = 3;

/**
 * Runs Lighthouse once, as it judges phones by default.
 *
 * @throws Error when it gives no result however often it is tried
 */
export async function lighthouseRun(url: string): Promise<LighthouseFigures> {
  for (let i = 1; ; i++) {
    try {
      return await tryOnce(url);
    } catch (error) {
      if (i === tries) {
        throw error;
      }
      console.log(`${(error as Error).message} Trying again.`);
    }
  }
}

/** Runs Lighthouse in a browser of its own. */
async function tryOnce(url: string): Promise<LighthouseFigures> {
  const {default: lighthouse} = await import('lighthouse');
  const {launch} = await import('chrome-launcher');
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  try {
    const result = await lighthouse(url, {port: chrome.port, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    const {categories, audits} = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string): number => audits[name]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
