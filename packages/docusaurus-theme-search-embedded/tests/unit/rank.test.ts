// Protects the option `search.rank` of a page.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Page} from '../../src/engine/format/sections';
import {buildIndex} from '../../src/engine/format/writeIndex';
import {searchInMemory} from '../support/searchInMemory';

/** Returns a page about cookies; the others are about something else. */
function page(name: string, rank: number, text = `The cookie of ${name}.`, title = name): Page {
  return {
    url: `https://docs.example/${name}`,
    category: '',
    title,
    label: '',
    facets: {language: 'en', docusaurus_tag: '', version: '', area: ''},
    rank,
    sections: [{trail: [title], anchor: null, hasHeading: true, texts: [{kind: 'prose', text}]}],
  };
}

/** Returns the names of the pages that are found, best first, with their scores. */
function search(query: string, pages: Page[]): {name: string; score: number}[] {
  const built = buildIndex(pages);
  return searchInMemory(built)(query)
    .best(20)
    .map(({section, score}) => ({name: built.urls[section]!.slice(21), score}));
}

describe('the rank of a page', () => {
  const ranks = fc.uniqueArray(fc.integer({min: -100, max: 100}), {minLength: 2, maxLength: 6});

  it('orders equal matches, with every step', () => {
    fc.assert(
      fc.property(ranks, list => {
        const found = search(
          'cookie',
          list.map(rank => page(`x${rank}`, rank)),
        );
        const expected = [...list].sort((a, b) => b - a).map(rank => `x${rank}`);
        expect(found.map(({name}) => name)).toEqual(expected);
      }),
    );
  });

  it('multiplies the score by √5 for 50, and divides it for -50', () => {
    const scoreOf = (rank: number) => search('cookie', [page('x', rank)])[0]!.score;
    expect(scoreOf(50) / scoreOf(0)).toBeCloseTo(Math.sqrt(5));
    expect(scoreOf(0) / scoreOf(-50)).toBeCloseTo(Math.sqrt(5));
    expect(scoreOf(100) / scoreOf(-100)).toBeCloseTo(25);
  });

  it('below 0 does not lower a page whose heading is the query', () => {
    const pages = [page('x', -100, 'Text.', 'Cookie'), page('y', 0)];
    expect(search('cookie', pages)[0]!.name).toBe('x');
  });

  it('of a kind of page orders the records of a service only', () => {
    const [doc, post] = search('cookie', [page('post', 0.1), page('doc', 0.4)]);
    expect(doc!.score).toBe(post!.score);
  });
});
