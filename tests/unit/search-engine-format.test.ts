import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../src/search/build';
import {ByteReader, ByteWriter, SearchIndexError} from '../../src/search/bytes';
import {loadEngine} from '../../src/search/engine';
import {expand} from '../../src/search/gzip';
import {records} from '../fixtures/search-engine/records';

const {index} = buildIndex(records);
const file = 'search/index.0000.bin';
const load = (bytes: Uint8Array) => loadEngine(bytes, {file});

describe('issue 3: file format', () => {
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

  it('refuses a compressed file that ends early', async () => {
    const {gzipSync} = await import('node:zlib');
    const packed = new Uint8Array(gzipSync(index));
    expect(await expand(packed, file)).toEqual(index);
    await expect(expand(packed.slice(0, -20), file)).rejects.toThrow(
      `${file}: the file is truncated`,
    );
  });
});
