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

describe('search on a large site: phrases', () => {
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
