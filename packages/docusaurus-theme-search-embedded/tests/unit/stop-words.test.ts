// Protects stop words: they narrow no query, and phrases contain them.
import {beforeAll, describe, expect, it} from 'vitest';
import {withStopWords} from '../../src/build/stopWords';
import {loadStemmers, stemmedLanguages} from '../../src/engine/analysis/stemmers/index';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOver, visible, type Files} from '../fixtures/engine/site';

beforeAll(() => loadStemmers(stemmedLanguages));

function pagesOf(texts: readonly string[]) {
  return recordsOf(
    texts.map((text, index) => ({
      url: `https://docs.example/${index}`,
      category: '',
      lines: [`# Q${index}`, text],
    })),
  );
}

/** Returns the texts that a query finds, with marks, best first. */
async function found(files: Files, query: string, onRead?: (name: string) => void) {
  const {hits} = await searchOver(files, onRead).find(input(query, {excerptWords: 100}));
  return hits.map(({excerpt}) => visible(excerpt).replace(/<mark>(.*?)<\/mark>/g, '[$1]'));
}

describe('stop words', () => {
  const russian = ['чтобы файл был другим', 'необязательный файл', 'чтобы всё было так'];
  const english = ['a service of the action', 'to be or not to be', 'another page'];

  it('are listed for languages other than English at build time', () => {
    expect(withStopWords({language: 'en'}).stopWords).toBeUndefined();
    expect(withStopWords({language: ['fr', 'en'], stopWords: ['foo']}).stopWords).toEqual(
      expect.arrayContaining(['avec', 'meme', 'foo']),
    );
    expect(withStopWords({language: 'pt-BR'}).stopWords).not.toContain('sistema');
    expect(withStopWords({language: 'zh-Hans'}).stopWords).not.toContain('时');
  });

  it.each([
    ['ru', russian, 'чтобы файл был необязательным', 'необязательный файл'],
    [
      'fr',
      ['il est dans la page', 'la configuration des pages'],
      'il est dans la configuration',
      'la configuration des pages',
    ],
  ])('weigh less (%s)', async (language, texts, query, first) => {
    const [best] = await found(filesOf(pagesOf(texts), {language}), query);
    expect(best!.replace(/[[\]]/g, '')).toBe(first);
  });

  it.each([
    ['en', english, 'register a service of the action ', 'a [service] of the [action]'],
    ['ru', russian, 'чтобы файл ', 'чтобы [файл] был другим'],
    ['ja', ['設定の画面'], '画面の設定', '[設定]の[画面]'],
    ['fr', ["d'un service de test"], 'service de test ', "d'un [service] de [test]"],
  ])('are not marked while another word matches (%s)', async (language, texts, query, marked) => {
    expect(await found(filesOf(pagesOf(texts), {language}), query)).toContain(marked);
  });

  it.each([
    ['en', english, 'the ', ['a service of [the] action']],
    ['en', english, 'the', ['a service of [the] action']],
    ['en', english, 'to be ', ['[to] [be] or not [to] [be]']],
    ['en', english, '"the"', ['a service of [the] action']],
    ['en', english, '"to be or"', ['[to] [be] [or] not [to] [be]']],
    ['en', english, 'action "the"', ['a service of [the] [action]']],
    ['en', english, 'service -the', []],
    ['ru', russian, 'чтобы', ['[чтобы] файл был другим', '[чтобы] всё было так']],
    ['ja', ['設定の画面', '設定'], 'の', ['設定[の]画面']],
  ])(
    '%s: are found in texts when alone or quoted: %j',
    async (language, texts, query, expected) => {
      expect((await found(filesOf(pagesOf(texts), {language}), query)).sort()).toEqual(
        [...expected].sort(),
      );
    },
  );

  it('are read only by queries that need them', async () => {
    const files = filesOf(pagesOf(english));
    const reads = async (query: string) => {
      const names: string[] = [];
      await found(files, query, name => names.push(name));
      return names.filter(name => name.includes('postings'));
    };
    expect(await reads('service of the action')).toEqual([]);
    expect(await reads('o')).toEqual([]);
    expect(await reads('of')).toEqual([]);
    expect(await reads('"service of the"')).toEqual([]);
    expect(await reads('of ')).toHaveLength(1);
  });
});
