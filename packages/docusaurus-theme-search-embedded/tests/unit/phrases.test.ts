// Protects phrases in quotation marks, of any length and on large sites.
import {describe, expect, it} from 'vitest';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOver, siteOf} from '../fixtures/engine/site';

const names = Array.from({length: 200}, (_, index) => `page-${index}`);
/** Repeated paragraphs are indexed once, so each page has its own. */
const filler = (name: string) =>
  `On ${name} a key opens the door, and the door is blue. `.repeat(12);

/** Two hundred pages with the words, one of them with the phrase. */
const pages = recordsOf(
  names.map((name, index) => ({
    url: `https://docs.example/${name}`,
    category: '',
    lines: [
      `# Page ${index}`,
      filler(name),
      index === 150 ? 'Take the blue key.' : `Take ${name}.`,
    ],
  })),
);

describe('phrases of any length', () => {
  const sentence =
    'The value of this is the number of all the steps that the run is allowed to do in a row.';
  const others = 'The number of steps in a row is the value. That is all.';
  const site = siteOf(
    recordsOf([
      {url: 'https://docs.example/steps', category: '', lines: ['# Steps', sentence]},
      {url: 'https://docs.example/rows', category: '', lines: ['# Rows', others]},
    ]),
  );
  const words = sentence.slice(0, -1).split(' ');

  it.each(words.map((_, index) => index + 1))(
    'finds a quoted sentence of %i words',
    async count => {
      for (const part of [words.slice(0, count), words.slice(-count)]) {
        const {hits} = await site.find(input(`"${part.join(' ')}"`));
        expect(hits.map(({url}) => url)).toContain('https://docs.example/steps');
        if (count > 8) {
          expect(hits).toHaveLength(1);
        }
      }
    },
  );
});

describe('search on a large site: phrases', () => {
  it('reads a limited number of texts for a phrase that no page has, and says so', async () => {
    const long = recordsOf(
      names.map(name => ({
        url: `https://docs.example/${name}`,
        category: '',
        lines: [`# ${name}`, filler(name).repeat(12)],
      })),
    );
    const read = new Set<string>();
    const site = searchOver(filesOf(long), name => read.add(name));
    const query = input('"blue key"');
    const {total, isPartial} = await site.find(query);
    expect({total, isPartial}).toEqual({total: 0, isPartial: true});
    const textsOf = () => [...read].filter(name => name.includes('texts')).length;
    expect(textsOf()).toBeLessThanOrEqual(32);
    let page = await site.find(query);
    while (page.isPartial) {
      page = await site.find(query);
    }
    expect(page.total).toBe(0);
    expect(textsOf()).toBeGreaterThan(48);
  });

  it('finds the only section with a phrase', async () => {
    const {hits} = await siteOf(pages).find(input('"the blue key"'));
    expect(hits.map(({url}) => url)).toEqual(['https://docs.example/page-150']);
  });

  it('loses no section whose text cannot contain the excluded phrase', async () => {
    const {total, isPartial} = await siteOf(pages).find(input('door -"never written"'));
    expect(total).toBe(200);
    expect(isPartial).toBeUndefined();
  });

  it('shows no section with the excluded phrase, and reads on as rows are needed', async () => {
    const read = new Set<string>();
    const site = searchOver(filesOf(pages), name => read.add(name));
    const query = 'door -"blue key"';
    const first = await site.find(input(query));
    expect(first.hits).toHaveLength(20);
    expect(first.isPartial).toBe(true);
    const textsOf = () => [...read].filter(name => name.includes('texts')).length;
    const before = textsOf();
    const all = await site.find(input(query, {to: 500}));
    let rows = all;
    while (rows.isPartial) {
      rows = await site.find(input(query, {to: 500}));
    }
    expect(textsOf()).toBeGreaterThan(before);
    expect(rows.total).toBe(199);
    const urls = rows.hits.map(({url}) => url);
    expect(urls).not.toContain('https://docs.example/page-150');
    // Rows that were shown stay where they are.
    expect(urls.slice(0, 20)).toEqual(first.hits.map(({url}) => url));
  });
});
