import {deflateSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/format/writeIndex';
import {ByteReader, ByteWriter, SearchIndexError} from '../src/engine/format/bytes';
import {loadEngine} from '../src/engine/query/engine';
import {packHeads, unpackHeads, type SectionHead} from '../src/engine/format/heads';
import {inflate} from '../src/engine/format/inflate';
import {codeOf, posting, Postings, PostingsWriter, sectionOf} from '../src/engine/format/postings';
import {records} from './fixtures/engine/records';

const noNames = {postings: [], heads: [], texts: []};
const index = buildIndex(records).index(noNames);
const packed = new Uint8Array(deflateSync(index));
const file = 'search/index.0000.bin';
const load = (bytes: Uint8Array) => loadEngine(bytes, {file});

describe('search engine: file format', () => {
  it('reads back the numbers, texts and blocks that it wrote', () => {
    const uint32 = fc.nat(0xffffffff);
    fc.assert(
      fc.property(fc.array(fc.tuple(uint32, fc.string({unit: 'grapheme'}))), values => {
        const writer = new ByteWriter();
        for (const [number, text] of values) {
          writer.varint(number);
          writer.text(text);
        }
        const reader = new ByteReader(writer.finish(), file);
        expect(values.map(() => [reader.varint(), reader.text()])).toEqual(values);
        expect(() => reader.byte()).toThrow(SearchIndexError);
      }),
    );
  });

  it('refuses every truncation, naming the file', () => {
    for (let length = 0; length < index.length; length += 7) {
      expect(() => load(index.slice(0, length))).toThrow(SearchIndexError);
      expect(() => load(index.slice(0, length))).toThrow(file);
    }
  });

  it('refuses every damage of a compressed file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(7), async (place, bit) => {
        const damaged = packed.slice();
        damaged[place]! ^= 1 << bit;
        // Bits that fill up a byte say nothing.
        const read = await inflate(damaged, file).catch((error: unknown) => error);
        if (read instanceof Uint8Array) expect(read).toEqual(new Uint8Array(index));
        else expect(read).toBeInstanceOf(SearchIndexError);
      }),
      {numRuns: 400},
    );
  });

  it('refuses lists of another index', () => {
    const built = buildIndex(records, {postingsSize: 64});
    const engine = load(built.index(noNames));
    expect(engine.missing('mail').length).toBeGreaterThan(0);
    expect(() => engine.add(0, built.postings[1]!, 'postings-1.bin')).toThrow(
      /postings-1.bin: (this part belongs to another search index|the search index ends early)/,
    );
    expect(() => engine.search('mail')).toThrow('not loaded');
  });

  it('refuses a compressed file that ends early', async () => {
    expect(await inflate(packed, file)).toEqual(new Uint8Array(index));
    await expect(inflate(packed.slice(0, -20), file)).rejects.toThrow(
      `${file}: this is no file of the search, or it is damaged`,
    );
  });

  it('packs the heads of sections and reads them back', () => {
    const page = {url: 'https://docs.example/a', category: 'Docs', title: 'A'};
    const other = {url: 'https://docs.example/b', category: '', title: 'B'};
    const heads: SectionHead[] = [
      {page, anchor: null, headings: []},
      {page, anchor: 'done-when', headings: ['Done when…']},
      {page, anchor: 'done-when-1', headings: ['Done when…']},
      {page, anchor: 'own', headings: ['Another name', null, 'Über_C++ & 日本']},
      {page: other, anchor: 'über_c--日本', headings: ['Another name', null, 'Über_C++ & 日本']},
      {page: other, anchor: '', headings: ['?!']},
    ];
    const packed = packHeads(heads);
    expect(packed.map(({sections}) => sections.map(([anchor]) => anchor))).toEqual([
      [null, true, 'done-when-1', 'own'],
      [true, true],
    ]);
    expect(unpackHeads(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(heads);
  });

  it('holds lists of sections with two bits beside each', () => {
    const last = 2 ** 30 - 1;
    const lists = [[], [posting(0, 3), posting(70_000, 1), posting(last, 2)], [posting(last, 0)]];
    const writer = new PostingsWriter();
    lists.forEach(list => writer.add(list));
    const postings = new Postings(
      Uint32Array.from(lists, ({length}) => length),
      [0],
    );
    postings.add(0, writer.finish(), file);
    expect(lists.map((_, term) => [...postings.read(term)])).toEqual(lists);
    expect([sectionOf(lists[1]![2]!), codeOf(lists[1]![2]!)]).toEqual([last, 2]);
  });
});
