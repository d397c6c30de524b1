// Protects the summary of `npm test`: tests that pass only on the second try are named and limited.
import {expect, test} from 'vitest';
import {readBrowserReport} from 'tooling/checks';

const spec = (title: string, status: string) => ({
  title,
  file: 'a.spec.ts',
  line: 7,
  tests: [{status}],
});

/** Returns a report with two tests that passed and some that needed a second try. */
const report = (flaky: number) => ({
  stats: {expected: 2, unexpected: 0, flaky},
  suites: [
    {
      specs: [spec('passes', 'expected')],
      suites: [
        {
          specs: [
            spec('passes too', 'expected'),
            ...Array.from({length: flaky}, (_, index) => spec(`flaky ${index + 1}`, 'flaky')),
          ],
        },
      ],
    },
  ],
});

test('one or two second tries pass, and are named', () => {
  expect(readBrowserReport(report(0))).toEqual({passed: 2, failed: 0, flaky: []});
  expect(readBrowserReport(report(2))).toEqual({
    passed: 4,
    failed: 0,
    flaky: ['a.spec.ts:7 flaky 1', 'a.spec.ts:7 flaky 2'],
  });
});

test('more than two fail the run', () => {
  expect(readBrowserReport(report(3))).toMatchObject({passed: 2, failed: 3});
});
