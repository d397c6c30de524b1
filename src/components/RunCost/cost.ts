import type {Price} from '../../config/providers';

/** The numbers that an estimate is based on. Prices are in US dollars per million tokens. */
export type Figures = {
  /** How many tests run each time. */
  tests: number;
  lowCalls: number;
  highCalls: number;
  inputTokens: number;
  /** Percentage of the input that the provider bills at the price for cached input. */
  cachedShare: number;
  /** Includes reasoning tokens, which providers bill as output. */
  outputTokens: number;
  inputPrice: number;
  cachedPrice: number;
  outputPrice: number;
};

/** Our assumption about a run, without prices. Readers replace it with the usage of their own runs. */
export const exampleRun = {
  tests: 1,
  lowCalls: 12,
  highCalls: 18,
  inputTokens: 5000,
  cachedShare: 60,
  outputTokens: 300,
};

/** A model that reasons by default and finds little in its cache. */
export const highRun = {...exampleRun, cachedShare: 0, outputTokens: 1000};

/** Days of a month on which a nightly run starts. */
export const everyDay = 30;

export function costPerCall(figures: Figures): number {
  const {inputTokens, cachedShare, outputTokens, inputPrice, cachedPrice, outputPrice} = figures;
  const cached = inputTokens * (cachedShare / 100);
  const total =
    (inputTokens - cached) * inputPrice + cached * cachedPrice + outputTokens * outputPrice;
  return total / 1_000_000;
}

/** Returns the cost of a number of runs of all tests, with the fewest and the most model calls. */
export function costOfRuns(figures: Figures, runs: number): [low: number, high: number] {
  const {tests, lowCalls, highCalls} = figures;
  const perCall = tests * costPerCall(figures);
  return [lowCalls * runs * perCall, highCalls * runs * perCall];
}

/** Returns what an assumed run costs in a month, if it starts once a day. */
export function costOfExample(
  {input, cached, output}: Price,
  run = exampleRun,
): [low: number, high: number] {
  const prices = {inputPrice: input, cachedPrice: cached, outputPrice: output};
  return costOfRuns({...run, ...prices}, everyDay);
}

/** Formats an amount in US dollars. An amount that would read as nothing is "under $0.01". */
export function formatAmount(dollars: number): string {
  return dollars > 0 && dollars < 0.005
    ? 'under $0.01'
    : dollars.toLocaleString('en-US', {style: 'currency', currency: 'USD'});
}

/** Formats a price per million tokens, which can have more decimals than an amount. */
export function formatPrice(dollars: number): string {
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 6,
  });
}

export function formatRange([low, high]: readonly [number, number]): string {
  const amounts = new Set([formatAmount(low), formatAmount(high)]);
  return [...amounts].join(' to ');
}

/**
 * Reads a number as people write it in English: `5000`, `5,000`, `0.10`, `.5`, or `$5`.
 *
 * @returns `NaN` for anything else, such as `0,10`
 */
export function parseNumber(text: string): number {
  const digits = text.trim().replace(/^\$\s?/, '');
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits);
  return isGrouped || /^(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;
}
