import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {deflate, deflateDictionary} from '../../src/search/format/deflate';
import {buildIndex} from '../../src/search/format/writeIndex';
import {ByteReader, ByteWriter, SearchIndexError} from '../../src/search/format/bytes';
import {loadEngine} from '../../src/search/query/engine';
import {inflate} from '../../src/search/format/inflate';
import {records} from '../fixtures/search-engine/records';

const noNames = {postings: [], heads: [], texts: []};
const index = buildIndex(records).index(noNames);
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

  it('refuses every damaged byte', () => {
    fc.assert(
      fc.property(fc.nat(index.length - 1), fc.integer({min: 1, max: 255}), (place, change) => {
        const damaged = index.slice();
        damaged[place] = damaged[place]! ^ change;
        expect(() => load(damaged)).toThrow(SearchIndexError);
      }),
    );
  });

  it('refuses foreign bytes and another version', () => {
    expect(() => load(new TextEncoder().encode('<!doctype html>'))).toThrow('not a search index');
    const other = index.slice();
    other[4] = 99;
    expect(() => load(other)).toThrow('format 99');
  });

  it('refuses lists of another index', () => {
    const parts = buildIndex(records, {postingsSize: 64});
    const engine = load(parts.index(noNames));
    expect(engine.missing('mail').length).toBeGreaterThan(0);
    expect(() => engine.add(0, parts.postings[1]!, 'postings-1.bin')).toThrow(
      'postings-1.bin: this part belongs to another search index',
    );
    expect(() => engine.search('mail')).toThrow('not loaded');
  });

  it('refuses a compressed file that ends early', async () => {
    const packed = deflate(index);
    expect(await inflate(packed, file)).toEqual(index);
    await expect(inflate(packed.slice(0, -20), file)).rejects.toThrow(
      `${file}: this is no file of the search, or it is truncated`,
    );
  });

  it('expands a file after its dictionary', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({unit: 'grapheme'}),
        fc.string({unit: 'grapheme'}),
        async (a, b) => {
          const dictionary = Buffer.from(a);
          const packed = deflate(Buffer.from(b), dictionary);
          const whole = await inflate(packed, file, deflateDictionary(dictionary));
          expect(new TextDecoder().decode(whole)).toBe(
            new TextDecoder().decode(Buffer.concat([dictionary, Buffer.from(b)])),
          );
        },
      ),
    );
  });
});
