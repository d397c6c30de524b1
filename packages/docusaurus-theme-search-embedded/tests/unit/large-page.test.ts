// Protects searches on pages with very long texts.
import {expect, it} from 'vitest';
import {tokenize} from '../../src/engine/analysis/tokens';
import {choosePassage} from '../../src/client/passages';
import {Marker} from '../../src/client/marking';
import {plainWords, RunFinder} from '../../src/engine/query/adjacency';
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

/** 700 kB of code with the same words in each line. */
const calls = Array.from({length: 16_000}, (_, number) => {
  const name = number % 701;
  return `const alpha${name} = call_${name}(beta, gamma);`;
});

const ofNames = [nameAt(17), `${nameAt(50)} next`, 'the option is', 'cosnt next option'];
const ofCalls = ['alpha', 'beta gamma', 'alpha12 call', 'call'];

/** Types queries and returns how long a key takes, in ms: 95 of 100 keys are faster. */
async function slowKey(
  records: Parameters<typeof siteOf>[0],
  queries: readonly string[],
): Promise<number> {
  const site = siteOf(records);
  await site.preload();
  const times: number[] = [];
  for (const query of queries) {
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
  ['one code sample', [lines.join(' ')], ofNames],
  ['many lines', lines, ofNames],
  ['one code sample with the same words', [calls.join(' ')], ofCalls],
  ['many lines with the same words', calls, ofCalls],
])('answers each key on a page with 700 kB of %s', async (_, texts, queries) => {
  const records = recordsOf([
    {url: 'https://docs.example/sample', category: '', lines: ['# Sample', ...texts]},
    {url: 'https://docs.example/other', category: '', lines: ['# Other', 'An option is next.']},
  ]);
  // The machine runs other tests, too: the best of three passes counts.
  const passes: number[] = [];
  while (passes.length < 3 && !(Math.min(...passes) < maxKeyMs)) {
    passes.push(await slowKey(records, queries));
  }
  expect(Math.min(...passes)).toBeLessThan(maxKeyMs);
});

it('compares texts for an excerpt only until they have very many words of the query', () => {
  const marks = new Map([['beta', {queries: [0], boost: 1, length: 4}]]);
  const marker = new Marker(marks, [1]);
  let compared = 0;
  const match = marker.match.bind(marker);
  marker.match = text => {
    compared++;
    return match(text);
  };
  const page = {url: '/', title: 'Sample', label: '', category: '', sections: []};
  const head = {page, anchor: null, headings: [], hasText: true};
  const sample = calls.slice(0, 200).join(' ');
  expect(choosePassage(marker, head, [[], new Array<string>(80).fill(sample)])).toBe(sample);
  // The heading, and five samples with 200 words each.
  expect(compared).toBe(6);
});

it('looks for words next to each other only until a text has all', () => {
  const query = plainWords('beta gamma');
  let read = 0;
  const texts = Array.from({length: 50}, () => calls[0]!);
  const counted = {
    *[Symbol.iterator]() {
      for (const text of texts) {
        read++;
        yield text;
      }
    },
  };
  expect(new RunFinder(query).longest(counted as unknown as string[])).toMatchObject({length: 2});
  expect(read).toBe(1);
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
