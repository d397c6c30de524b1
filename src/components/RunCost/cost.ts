import type {Price} from '../../config/providers';

/** The numbers that an estimate is based on. Prices are in US dollars per million tokens. */
export type Figures = {
  /** How many tests run at each frequency. */
  weekdayTests: number;
  nightTests: number;
  hourTests: number;
  deploymentTests: number;
  /** How many deployments a month has. */
  deployments: number;
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
  weekdayTests: 0,
  nightTests: 1,
  hourTests: 0,
  deploymentTests: 0,
  deployments: 20,
  lowCalls: 12,
  highCalls: 18,
  inputTokens: 5000,
  cachedShare: 60,
  outputTokens: 300,
};

/** A model that reasons by default and finds little in its cache. */
export const highRun = {...exampleRun, cachedShare: 0, outputTokens: 1000};

/** The frequencies that readers choose from: how many tests have each, and the runs of one test in a month. */
export const frequencies = [
  {label: 'Each weekday', tests: 'weekdayTests', runsOf: () => 22},
  {label: 'Every night', tests: 'nightTests', runsOf: () => 30},
  {label: 'Every hour', tests: 'hourTests', runsOf: () => 24 * 30},
  {
    label: 'Each deployment',
    tests: 'deploymentTests',
    runsOf: ({deployments}) => deployments,
  },
] as const satisfies readonly {
  label: string;
  tests: keyof Figures;
  runsOf: (figures: Figures) => number;
}[];

export function costPerCall(figures: Figures): number {
  const {inputTokens, cachedShare, outputTokens, inputPrice, cachedPrice, outputPrice} = figures;
  const cached = inputTokens * (cachedShare / 100);
  const total =
    (inputTokens - cached) * inputPrice + cached * cachedPrice + outputTokens * outputPrice;
  return total / 1_000_000;
}

/** Returns the cost of a number of runs, with the fewest and the most model calls. */
export function costOfRuns(figures: Figures, runs: number): [low: number, high: number] {
  const {lowCalls, highCalls} = figures;
  const cost = runs * costPerCall(figures);
  return [lowCalls * cost, highCalls * cost];
}

/** Returns what all tests cost in a month, each at its frequency. */
export function costOfMonth(figures: Figures): [low: number, high: number] {
  const runs = frequencies.map(({tests, runsOf}) => figures[tests] * runsOf(figures));
  return costOfRuns(
    figures,
    runs.reduce((sum, count) => sum + count, 0),
  );
}

/** Returns what an assumed run costs in a month, if it starts every night. */
export function costOfExample(
  {input, cached, output}: Price,
  run = exampleRun,
): [low: number, high: number] {
  const prices = {inputPrice: input, cachedPrice: cached, outputPrice: output};
  return costOfMonth({...run, ...prices});
}

/** The changes that the calculator tries, to find the assumption that matters most. */
const changes = [
  {
    assumption: 'the number of model calls',
    ifWrong: 'If every test is as long as your longest one',
    change: figures => ({...figures, lowCalls: figures.highCalls}),
  },
  {
    assumption: 'the input tokens',
    ifWrong: 'If each call has twice as many of them',
    change: figures => ({...figures, inputTokens: figures.inputTokens * 2}),
  },
  {
    assumption: 'the cached share',
    ifWrong: 'If nothing is cached',
    change: figures => ({...figures, cachedShare: 0}),
  },
  {
    assumption: 'the output tokens',
    ifWrong: 'If each call has three times as many of them',
    change: figures => ({...figures, outputTokens: figures.outputTokens * 3}),
  },
] as const satisfies readonly {
  assumption: string;
  ifWrong: string;
  change: (figures: Figures) => Figures;
}[];

/**
 * Returns the change that adds most to the cost of a month, and the cost with it, or `undefined` if none adds
 * anything. It compares the sums of both amounts, because the number of calls changes only the lower one.
 */
export function findStrongestChange(
  figures: Figures,
): {assumption: string; ifWrong: string; cost: [low: number, high: number]} | undefined {
  const sumOf = ([low, high]: readonly [number, number]): number => low + high;
  const [strongest] = changes
    .map(({assumption, ifWrong, change}) => ({
      assumption,
      ifWrong,
      cost: costOfMonth(change(figures)),
    }))
    .sort((a, b) => sumOf(b.cost) - sumOf(a.cost));
  return strongest && sumOf(strongest.cost) > sumOf(costOfMonth(figures)) ? strongest : undefined;
}

/** Rounds an amount in US dollars to what {@link formatAmount} shows. */
export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

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
