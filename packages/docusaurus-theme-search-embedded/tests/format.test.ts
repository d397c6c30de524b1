import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {deflate, deflateAfter, deflateDictionary} from '../src/plugin/deflate';
import {buildIndex} from '../src/engine/format/writeIndex';
import {ByteReader, ByteWriter, join, SearchIndexError} from '../src/engine/format/bytes';
import {loadEngine} from '../src/engine/query/engine';
import {packHeads, unpackHeads, type SectionHead} from '../src/engine/format/heads';
import {inflate} from '../src/engine/format/inflate';
import {Postings, PostingsWriter} from '../src/engine/format/postings';
import {generatedRecords} from './fixtures/engine/generated';
import {records} from './fixtures/engine/records';

const noNames = {postings: [], heads: [], texts: []};
const parts = buildIndex(records).index(noNames);
const index = join(parts);
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

  const dictionary = Buffer.from('What many texts say. What many texts say.');
  const text = Buffer.from('What many texts say, and what one says.');
  it.each([
    {name: 'the index', bytes: deflate(parts), before: new Uint8Array(0)},
    {name: 'a text', bytes: deflate([text]), before: new Uint8Array(0)},
    {
      name: 'a text that continues a dictionary',
      bytes: deflateAfter(dictionary, text),
      before: deflateDictionary(dictionary),
    },
  ])('refuses every damage of $name, and of its dictionary', async ({bytes, before}) => {
    const whole = await inflate(bytes, file, before);
    const all = join([before, bytes]);
    await fc.assert(
      fc.asyncProperty(fc.nat(all.length - 1), fc.nat(7), async (place, bit) => {
        const damaged = all.slice();
        damaged[place]! ^= 1 << bit;
        const [head, rest] = [damaged.slice(0, before.length), damaged.slice(before.length)];
        // Bits that fill up a byte say nothing.
        const read = await inflate(rest, file, head).catch((error: unknown) => error);
        if (read instanceof Uint8Array) expect(read).toEqual(whole);
        else expect(read).toBeInstanceOf(SearchIndexError);
      }),
      {numRuns: 400},
    );
  });

  it('refuses foreign bytes and another version', () => {
    expect(() => load(new TextEncoder().encode('<!doctype html>'))).toThrow('not a search index');
    const other = index.slice();
    other[4] = 99;
    expect(() => load(other)).toThrow('format 99');
  });

  it('refuses lists of another index', () => {
    const built = buildIndex(records, {postingsSize: 64});
    const engine = load(join(built.index(noNames)));
    expect(engine.missing('mail').length).toBeGreaterThan(0);
    expect(() => engine.add(0, join(built.postings[1]!), 'postings-1.bin')).toThrow(
      'postings-1.bin: this part belongs to another search index',
    );
    expect(() => engine.search('mail')).toThrow('not loaded');
  });

  it('refuses a compressed file that ends early', async () => {
    const packed = deflate(parts);
    expect(await inflate(packed, file)).toEqual(index);
    await expect(inflate(packed.slice(0, -20), file)).rejects.toThrow(
      `${file}: this is no file of the search, or it is damaged`,
    );
  });

  it('compresses a larger index better in its parts', () => {
    const larger = buildIndex(generatedRecords(60)).index(noNames);
    expect(deflate(larger).length).toBeLessThan(0.98 * deflate([join(larger)]).length);
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

  it('holds numbers of sections up to its limit', () => {
    const last = 2 ** 22 - 1;
    const writer = new PostingsWriter();
    writer.add([0, 3, 70_000, 1, last, 2]);
    writer.add([last, 0]);
    const postings = new Postings(Uint32Array.of(3, 1), [0]);
    postings.add(0, join(writer.parts()), file);
    const read = (term: number) => {
      const {sections, codes, length} = postings.read(term);
      return Array.from({length}, (_, place) => [sections[place], codes[place]]);
    };
    expect(read(1)).toEqual([[last, 0]]);
    expect(read(0)).toEqual([
      [0, 3],
      [70_000, 1],
      [last, 2],
    ]);
    expect(() => writer.add([last + 1, 0])).toThrow('at most 4194304 sections');
  });

  it('expands a file after its dictionary', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({unit: 'grapheme'}),
        fc.string({unit: 'grapheme'}),
        async (a, b) => {
          const dictionary = Buffer.from(a);
          const packed = deflateAfter(dictionary, Buffer.from(b));
          const whole = await inflate(packed, file, deflateDictionary(dictionary));
          expect(new TextDecoder().decode(whole)).toBe(
            new TextDecoder().decode(Buffer.concat([dictionary, Buffer.from(b)])),
          );
        },
      ),
    );
  });
});
