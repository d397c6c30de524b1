// Protects the build of pages with very many sections.
import {expect, it} from 'vitest';
import {tokenize} from '../../src/engine/analysis/tokens';
import {recordsOf} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';

/** Milliseconds that a key may take, for 95 of 100 keys. */
const maxKeyMs = 120;

const names = Array.from({length: 3000}, (_, number) => `${(number * 7919).toString(36)}Option`);
const nameAt = (place: number) => names[place % names.length]!;

/** 700 kB of code. */
const lines = Array.from(
  {length: 12_000},
  (_, number) =>
    `const ${nameAt(number)} = {${nameAt(number * 3)}: "${nameAt(number * 5)}", next: ${number}};`,
);

/** Types four queries and returns how long a key takes, in ms: 95 of 100 keys are faster. */
async function slowKey(records: Parameters<typeof siteOf>[0]): Promise<number> {
  const site = siteOf(records);
  await site.preload();
  const times: number[] = [];
  for (const query of [nameAt(17), `${nameAt(50)} next`, 'the option is', 'cosnt next option']) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await site.find(input(query.slice(0, length)));
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)]!;
}

it.each([
  ['one code sample', [`$ ${lines.join(' ')}`]],
  ['many lines', lines],
])('answers each key on a page with 700 kB of %s', async (_, texts) => {
  const records = recordsOf([
    {url: 'https://docs.example/sample', category: '', lines: ['# Sample', ...texts]},
    {url: 'https://docs.example/other', category: '', lines: ['# Other', 'An option is next.']},
  ]);
  // The machine runs other tests, too: the best of three passes counts.
  const passes: number[] = [];
  while (passes.length < 3 && !(Math.min(...passes) < maxKeyMs)) {
    passes.push(await slowKey(records));
  }
  expect(Math.min(...passes)).toBeLessThan(maxKeyMs);
});

it('splits a text without a space into words in linear time', () => {
  const characters = (length: number) =>
    Array.from({length}, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 5000))).join(
      '',
    );
  const start = performance.now();
  expect(tokenize(characters(64_000)).length).toBeGreaterThan(32_000);
  // Quadratic time would be 14 seconds.
  expect(performance.now() - start).toBeLessThan(6000);
});
