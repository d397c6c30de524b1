import {expect, test} from 'vitest';
import {costOfRuns, costPerStep} from '../../src/components/RunCost/cost';

/** The example of the schedule guide. */
const example = {
  lowSteps: 12,
  highSteps: 18,
  inputTokens: 5000,
  cachedShare: 60,
  outputTokens: 300,
  inputPrice: 1,
  cachedPrice: 0.1,
  outputPrice: 4,
};

test('the price of a step includes uncached input, cached input, and output', () => {
  expect(costPerStep(example)).toBeCloseTo(0.002 + 0.0003 + 0.0012);
  expect(costPerStep({...example, cachedShare: 0})).toBeCloseTo(0.005 + 0.0012);
  expect(costPerStep({...example, cachedShare: 100})).toBeCloseTo(0.0005 + 0.0012);
});

test('the cost of runs goes from the fewest steps to the most, in either order', () => {
  const [low, high] = costOfRuns(example, 30);
  expect(low).toBeCloseTo(1.26);
  expect(high).toBeCloseTo(1.89);
  expect(costOfRuns({...example, lowSteps: 18, highSteps: 12}, 30)).toEqual([low, high]);
});
