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
} from './cost';
import {findProblem, findProblems, firstTexts, numberOf} from './fields';
import {readNumber} from './readNumber';

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
  ['5000', 'inputTokens', 5000],
  [' 5,000 ', 'inputTokens', 5000],
  ['1,234,567.5', 'limit', NaN],
  ['$0.10', 'inputPrice', 0.1],
  ['5 000', 'inputTokens', 5000],
  ['234\u202F567', 'inputTokens', 234_567],
  ['5k', 'inputTokens', 5000],
  ['1.5 K', 'inputTokens', 1500],
  ['60%', 'cachedShare', 60],
  ['12,5 %', 'cachedShare', 12.5],
  ['.5', 'inputPrice', 0.5],
  [',5', 'inputPrice', 0.5],
  ['12.', 'inputPrice', 12],
  ['0,125', 'inputPrice', 0.125],
  ['0,10', 'inputPrice', 0.1],
  ['1.250', 'inputPrice', 1.25],
  ['1.234,56', 'limit', 1234.56],
  ["12'345.5", 'limit', 12_345.5],
  ['12’345', 'limit', 12_345],
  ['1,23,456', 'limit', 123_456],
  ['1.234.567', 'limit', NaN],
  ['US$ 20', 'limit', 20],
  ['20 USD', 'limit', 20],
  ['+20', 'limit', 20],
  ['17\u200B', 'limit', 17],
  ['２０', 'limit', 20],
  ['٢٠٫٥', 'limit', 20.5],
  ['१२', 'lowCalls', 12],
] as const)('%s in %s is %d', (text, name, value) => {
  expect(numberOf(name, text)).toBe(value);
});

test.each([
  ['1,250', 'limit', '1250 or 1.25'],
  ['1.250', 'limit', '1250 or 1.25'],
  ['5.000', 'inputTokens', '5000 or 5'],
  ['1.000', 'inputPrice', '1000 or 1'],
] as const)('%s in %s can mean two numbers: %s', (text, name, numbers) => {
  expect(findProblem(name, text)).toBe(`“${text}” can mean ${numbers}. Enter one of these.`);
  expect(numberOf(name, text)).toBeNaN();
});

test('a number is read as one formats it in each country, or the two that it can mean are named', () => {
  for (const locale of [
    'en-US',
    'de-DE',
    'fr-FR',
    'de-CH',
    'en-IN',
    'es-ES',
    'pl-PL',
    'ar-EG',
    'hi-IN',
  ]) {
    for (const number of [0.1, 0.125, 1.25, 12.5, 999, 1000, 1234.5, 12_345, 123_456.75]) {
      const text = new Intl.NumberFormat(locale, {maximumFractionDigits: 3}).format(number);
      const found = readNumber(text).map(({value}) => value);
      expect(found, `${text} (${locale})`).toContain(number);
      expect(found.length, `${text} (${locale})`).toBeLessThanOrEqual(2);
    }
  }
});

test.each([
  '',
  ' ',
  '1e3',
  '0x10',
  '-1',
  '−1',
  '5 00',
  '0,000,5',
  '1,234 567',
  '1.2.3',
  'k',
  'five',
  'NaN',
])('%s is no number', text => {
  expect(readNumber(text)).toEqual([]);
  expect(findProblem('inputTokens', text)).toMatch(/^Enter a whole number from 0 to 1,000,000/);
});

test('a count has no decimals; a price has', () => {
  expect(findProblem('lowCalls', '1.5')).toMatch(/whole number/);
  expect(findProblem('lowCalls', '1,5')).toMatch(/whole number/);
  expect(findProblem('inputPrice', '1.5')).toBeUndefined();
});

test('each number in an error message is one that the field accepts; only the limit can be empty', () => {
  for (const name of ['lowCalls', 'inputTokens', 'cachedShare', 'inputPrice', 'limit'] as const) {
    const [, low, high] = /from (\S+) to ([\d,]*\d)/.exec(findProblem(name, '-1')!)!;
    expect([findProblem(name, low!), findProblem(name, high!)]).toEqual([undefined, undefined]);
    expect(findProblem(name, '') === undefined).toBe(name === 'limit');
  }
});

test('a long run is not shorter than a short one', () => {
  expect(findProblems({...firstTexts, lowCalls: '20', highCalls: '12'})).toEqual({
    highCalls: 'Enter at least 20, because your shortest test has 20 model calls.',
  });
  expect(findProblems({...firstTexts, lowCalls: 'x', highCalls: '12'})).toHaveProperty('lowCalls');
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
