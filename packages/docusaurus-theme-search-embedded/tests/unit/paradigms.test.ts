// Protects that each form of a word finds the others, in every supported language.
import {describe, expect, it} from 'vitest';
import {loadStemmers, stemmedLanguages} from '../../src/engine/analysis/stemmers/index';
import {recordsOf} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';
import {paradigms} from '../fixtures/engine/paradigms';

await loadStemmers(stemmedLanguages);

/** Returns the words that a site with each of them on a page of its own finds for a query. */
async function foundFor(
  language: string,
  query: string,
  words: readonly string[],
): Promise<string[]> {
  const pages = words.map((word, index) => ({
    url: `https://docs.example/${index}`,
    category: '',
    lines: [`# ${index}`, word],
  }));
  const site = siteOf(recordsOf(pages), {language, typoTolerance: false});
  const {hits} = await site.find(input(`${query} `, {to: 100}));
  return hits.map(({url}) => words[Number(new URL(url).pathname.slice(1))]!);
}

describe('paradigms: every form finds the others', () => {
  it('covers all languages with a stemmer', () => {
    // Words of Chinese have no forms, but two scripts; `typed.test.ts` has them.
    const inflected = stemmedLanguages.filter(code => code !== 'zh');
    expect(Object.keys(paradigms).sort()).toEqual([...inflected].sort());
  });

  describe.each(Object.entries(paradigms))('%s', (language, {words, falseFriends, joined = []}) => {
    it.each(words)('$forms', async ({forms, gaps = ''}) => {
      const all = forms.split(' ');
      expect(all).toHaveLength(6);
      const isJoined = (form: string) => !gaps.split(' ').includes(form);
      const expected = all.filter(isJoined).sort();
      for (const form of all) {
        const found = (await foundFor(language, form, all)).filter(isJoined).sort();
        expect({form, found}).toEqual({form, found: isJoined(form) ? expected : []});
      }
    });

    it.each(falseFriends)('%s and %s do not find each other', async (...pair) => {
      for (const word of pair) {
        expect(await foundFor(language, word, pair)).toEqual([word]);
      }
    });

    it.each(joined)('%s finds %s, because the stemmer joins them', async (...pair) => {
      expect(await foundFor(language, pair[0], pair)).toHaveLength(2);
    });
  });
});
