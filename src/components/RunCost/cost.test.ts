// Protects the amounts on the cost page: the sums, how they are written, and which numbers are accepted.
import {expect, test} from 'vitest';
import {
  costOfExample,
  costOfMonth,
  costOfRuns,
  costPerCall,
  exampleRun,
  findStrongestChange,
  formatAmount,
  formatRange,
  parseNumber,
} from './cost';
import {findProblem, findProblems, firstTexts} from './fields';

const example = {...exampleRun, inputPrice: 1, cachedPrice: 0.1, outputPrice: 4};

test('the price of a model call includes uncached input, cached input, and output', () => {
  expect(costPerCall(example)).toBeCloseTo(0.002 + 0.0003 + 0.0012);
  expect(costPerCall({...example, cachedShare: 0})).toBeCloseTo(0.005 + 0.0012);
  expect(costPerCall({...example, cachedShare: 100})).toBeCloseTo(0.0005 + 0.0012);
  // 411 of 1,234 tokens are cached, to the token.
  const odd = {...example, inputTokens: 1234, cachedShare: 33.3, outputTokens: 7};
  expect(costPerCall(odd) * 1e6).toBeCloseTo(823.078 + 41.0922 + 28, 6);
});

test('the cost of runs goes from the fewest model calls to the most', () => {
  const [low, high] = costOfRuns(example, 30);
  expect(low).toBeCloseTo(1.26);
  expect(high).toBeCloseTo(1.89);
  expect(costOfExample({model: '', input: 1, cached: 0.1, output: 4, asOf: ''})).toEqual([
    low,
    high,
  ]);
});

test('a month adds up tests with different frequencies', () => {
  const none = {...example, nightTests: 0};
  const [, run] = costOfRuns(example, 1);
  expect(costOfMonth(none)).toEqual([0, 0]);
  expect(costOfMonth({...none, weekdayTests: 3})[1]).toBeCloseTo(3 * 22 * run);
  expect(costOfMonth({...none, nightTests: 20})[1]).toBeCloseTo(20 * 30 * run);
  expect(costOfMonth({...none, hourTests: 1})[1]).toBeCloseTo(720 * run);
  expect(costOfMonth({...none, deploymentTests: 5, deployments: 12})[1]).toBeCloseTo(60 * run);
  const all = {weekdayTests: 1, nightTests: 2, hourTests: 1, deploymentTests: 5, deployments: 12};
  expect(costOfMonth({...none, ...all})[1]).toBeCloseTo((22 + 60 + 720 + 60) * run);
});

test('the strongest change is the one that adds most to both amounts together', () => {
  const strongest = (figures: Partial<typeof example>) =>
    findStrongestChange({...example, ...figures});
  // 2,000 tokens at 1, 3,000 at 0.1, 300 at 4: a call costs 3,500 millionths of a dollar.
  expect(strongest({})?.assumption).toBe('the cached share');
  expect(strongest({})?.cost[0]).toBeCloseTo(30 * 12 * 0.0062);
  expect(strongest({})?.cost[1]).toBeCloseTo(30 * 18 * 0.0062);
  expect(strongest({cachedShare: 0})?.assumption).toBe('the input tokens');
  expect(strongest({outputTokens: 1000})?.assumption).toBe('the output tokens');
  // With 1 and 200 calls, the lower amount grows so much that the sum nearly doubles.
  expect(strongest({lowCalls: 1, highCalls: 200, cachedShare: 0})?.assumption).toBe(
    'the number of model calls',
  );
});

test('without tests or costs, no change is the strongest', () => {
  expect(findStrongestChange({...example, nightTests: 0})).toBeUndefined();
  expect(findStrongestChange({...example, inputTokens: 0, outputTokens: 0})).toBeUndefined();
});

test('amounts are in dollars, and a small one is not nothing', () => {
  expect(formatRange([1.26, 1234.5])).toBe('$1.26 to $1,234.50');
  expect(formatRange([2, 2])).toBe('$2.00');
  expect(formatAmount(0.004)).toBe('under $0.01');
  expect(formatAmount(0.005)).toBe('$0.01');
  expect(formatAmount(0.02)).toBe('$0.02');
  expect(formatAmount(0)).toBe('$0.00');
});

test.each([
  ['5000', 5000],
  [' 5,000 ', 5000],
  ['1,234,567.5', 1_234_567.5],
  ['$0.10', 0.1],
  ['5 000', 5000],
  ['1\u202f234\u202f567', 1_234_567],
  ['5k', 5000],
  ['1.5 K', 1500],
  ['60%', 60],
  ['.5', 0.5],
  ['12.', 12],
])('%s is a number', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  '',
  ' ',
  '0,10',
  '5,00',
  '1.000,00',
  ',5',
  '1e3',
  '0x10',
  '-1',
  '5 00',
  '1,234 567',
  'k',
  'five',
  'NaN',
])('%s is no number', text => {
  expect(parseNumber(text)).toBeNaN();
  expect(findProblem('inputTokens', text)).toMatch(/^Enter a whole number from 0 to 1,000,000/);
});

test('a count has no dot, which groups digits in many countries; a price has', () => {
  expect(findProblem('inputTokens', '5.000')).toMatch(/without a dot/);
  expect(findProblem('lowCalls', '1.5')).toMatch(/without a dot/);
  expect(findProblem('inputPrice', '1.5')).toBeUndefined();
});

test('each number in an error message is one that the field accepts; only the limit can be empty', () => {
  for (const name of ['lowCalls', 'inputTokens', 'cachedShare', 'inputPrice', 'limit'] as const) {
    const [, low, high] = /from (\S+) to ([\d,]*\d)/.exec(findProblem(name, '-1')!)!;
    expect([findProblem(name, low!), findProblem(name, high!)]).toEqual([undefined, undefined]);
    expect(findProblem(name, '') === undefined).toBe(name === 'limit');
  }
});

test('a long run is not shorter than a short one, and a comma is no dot', () => {
  expect(findProblems({...firstTexts, lowCalls: '20', highCalls: '12'})).toEqual({
    highCalls: 'Enter at least 20, because your shortest test has 20 model calls.',
  });
  expect(findProblems({...firstTexts, lowCalls: 'x', highCalls: '12'})).toHaveProperty('lowCalls');
  expect(findProblem('inputPrice', '0,10')).toMatch(/Write decimals with a dot\.$/);
  expect(findProblem('inputPrice', '-1')).not.toMatch(/dot/);
});

test.each([
  ['inputTokens', '60%', 'Enter a number without %.'],
  ['inputTokens', '$5', 'Enter a number without $.'],
  ['limit', '5%', 'Enter a number without %.'],
  ['limit', '$5', undefined],
  ['cachedShare', '60%', undefined],
  ['cachedShare', '60 %', undefined],
  ['outputTokens', '5k', undefined],
] as const)('%s with the sign of another field: %s', (name, text, problem) => {
  expect(findProblem(name, text)).toBe(problem);
});
