// Protects tabs from texts that take quadratic or exponential time: queries, URLs, and stored records.
import {performance} from 'node:perf_hooks';
import {describe, expect, it} from 'vitest';
import {hasModifier, isPressed, keysOf} from '../../src/interface/bar/shortcuts';
import {comparable} from '../../src/interface/arrival/pageText';
import * as limits from '../../src/interface/limits';
import {piecesOf} from '../../src/interface/list/Highlight';
import {itemOf, resolveLink} from '../../src/interface/list/items';
import {hitOfRecord} from '../../src/client/hitOfRecord';
import {rowsOf} from '../../src/interface/list/rows';
import {patternOf, queryWords, wordsOf} from '../../src/interface/list/words';
import {readStored} from '../../src/interface/backend/readAnswer';
import {suggestQueries} from '../../src/interface/state/suggestions';
import {closest, namedVersions} from '../../src/interface/versions/versions';
import {markTags} from '../../src/client/hit';
import {readQuery} from '../../src/engine/query/readQuery';
import {truncate} from '../../src/shared/text';
import {recordsOf} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';

/** A function's time for a text, in milliseconds. */
const maxTime = 50;
const lengths = [256, 1024];

/** Parts of texts that expressions of the search distinguish. Those of an attack repeat one or two of them. */
const parts = [
  'a A é ß 1 漢 ア ｱﾞ 한 ไ ש я 😀 \u0301 \u200b \ud800 - -- — " “ \' ’ ´ ` . , : / // _ # ? @ $ = + [ ] ( { < \\'.split(
    ' ',
  ),
  '% %2F && \ue000 \ue001 -aaa "a" a\'a l\'a aA a_a a.a v1.2 10:08:01 deadbeef 127.0.0.1:80 https://a a.js'.split(
    ' ',
  ),
  ['<mark>', '&amp;', 'Ctrl+', ' ', '\n', '\t', 'the ', 'key ', 'Jan 11', ' -aaa', ' -"a b"'],
  Object.values(markTags),
].flat();

/** What may follow a part. */
const seconds = ['', ' ', '-', '"', 'a', '1', '/', '.'];

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Returns texts of a length that repeat one part or two, also with another beginning and ending. */
function attacks(length: number, followers: readonly string[]): string[] {
  const pumps = parts.flatMap(one => followers.map(other => one + other));
  return pumps.flatMap(pump => [
    repeated(pump, length),
    `${repeated(` ${pump}`, length - 2)} x`,
    `"${repeated(pump, length - 2)}!`,
  ]);
}

/** Returns the shortest time of a few tries, because other processes take theirs. */
async function timeOf(run: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let attempt = 0; attempt < 5 && shortest > maxTime; attempt++) {
    const start = performance.now();
    await run();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

async function slowOnes(
  texts: readonly string[],
  run: (text: string) => unknown,
): Promise<string[]> {
  const slow: string[] = [];
  for (const text of texts) {
    if ((await timeOf(() => run(text))) > maxTime) {
      slow.push(text.slice(0, 40));
    }
  }
  return slow;
}

const siteLocation = {origins: ['https://docs.example'], baseUrl: '/'};
const recordAt = (url: string, text: string) => ({
  objectID: '1',
  type: 'lvl1',
  url,
  content: null,
  hierarchy: {lvl0: text, lvl1: text},
});
const itemWith = (text: string) =>
  itemOf(
    {
      id: '1',
      url: `/${limits.encodeQuery(text)}`,
      kind: 'page',
      category: text,
      headings: [text],
      excerpt: text,
    },
    siteLocation,
  )!;
const instances = {
  default: {path: '/', versions: [{name: '1', label: '1', isLast: true, path: '/'}]},
};

/** The functions of the interface that take a text. */
const functions: Record<string, (text: string) => unknown> = {
  truncate: text => truncate(text, 64),
  isBlank: limits.isBlank,
  hasWords: limits.hasWords,
  encodeQuery: limits.encodeQuery,
  isOnlyExclusions: limits.isOnlyExclusions,
  piecesOf,
  queryWords,
  'patternOf, as words': text => patternOf(queryWords(text)).test(text),
  'patternOf, as a page': text => Array.from(text.matchAll(patternOf(['aaa', '漢字']))),
  comparable,
  resolveLink: text =>
    [text, `/${text}`, `https://docs.example/${text}`].map(url => resolveLink(url, siteLocation)),
  'rowsOf, wordsOf': text =>
    rowsOf([itemWith(text), itemWith(`${text}a`)], {bestTitle: 'Best'}).map(() =>
      wordsOf(itemWith(text)),
    ),
  hitOfRecord: text => hitOfRecord(recordAt(`/${text}`, text)),
  readStored: text => readStored(JSON.stringify([recordAt(`/${text}`, text)]), siteLocation),
  suggestQueries: text => suggestQueries(text, async () => []),
  namedVersions: text => namedVersions([text], instances),
  closest: text => closest(Object.values(instances), `/${text}`),
  shortcuts: text => [
    keysOf(text),
    hasModifier(text),
    isPressed(text, {
      key: text,
      code: text,
      ctrlKey: true,
      metaKey: false,
      altKey: false,
      shiftKey: false,
    }),
  ],
  readQuery: text => readQuery(text, () => false),
};

describe('texts of any kind take linear time', () => {
  describe.each(lengths)('%i characters', length => {
    const texts = attacks(length, seconds);

    it.each(Object.entries(functions))(
      '%s',
      async (_, run) => {
        expect(await slowOnes(texts, run)).toEqual([]);
      },
      120_000,
    );
  });

  it('a function whose time is exponential fails', async () => {
    const former = /^\s*(-(?!-)("[^"]*"|[^\s"]{3,})\s*)+$/u;
    expect(await slowOnes([`${'-aaa'.repeat(24)} x`], text => former.test(text))).not.toEqual([]);
  });
});

describe('a search of any text takes linear time', () => {
  const site = siteOf(
    recordsOf([
      {
        url: 'https://docs.example/keys',
        category: '',
        lines: ['# Keys', 'Rotate the key of an agent.'],
      },
      {url: 'https://docs.example/texts', category: '', lines: ['# Texts', ...parts]},
    ]),
  );

  it.each(lengths)(
    '%i characters',
    async length => {
      const texts = attacks(length, ['', ' ']);
      expect(await slowOnes(texts, text => site.find(input(text)))).toEqual([]);
    },
    120_000,
  );
});
