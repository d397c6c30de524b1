// Protects the order of results: ranking, forms of a word, facets, and any input.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../src/engine/format/writeIndex';
import {parseWith} from '../../src/engine/query/parse';
import {searchInMemory} from '../support/searchInMemory';
import type {Facets} from '../../src/engine/format/sections';
import {englishStopWords} from '../../src/engine/analysis/stopWords';
import {tokenize} from '../../src/engine/analysis/tokens';
import {toPages} from '../../src/records';
import {judged, records, recordsOf, type PageFixture} from '../fixtures/engine/records';
import {createEngine} from '../support/createEngine';

const noNames = {postings: [], texts: []};

/** Returns a search over some records that answers with URLs. */
function searchOf(list = records, synonyms?: readonly (readonly string[])[]) {
  const built = buildIndex(toPages(list));
  const engine = searchInMemory(built, {synonyms});
  return (query: string, {limit = 20, accept}: Options = {}) => {
    const answer = engine(query, accept);
    return {
      urls: answer.best(limit).map(({section}) => built.urls[section]!),
      total: answer.total,
    };
  };
}
type Options = {limit?: number; accept?: (facets: Facets) => boolean};

/** Returns one page per text, with its index as the title. */
function pagesOf(...texts: string[]): PageFixture[] {
  return texts.map((text, place) => ({
    url: `https://docs.example/${'xyzuvw'[place]}`,
    category: '',
    lines: [`# ${'xyzuvw'[place]}`, text],
  }));
}
const page = (place: number) => `https://docs.example/${'xyzuvw'[place]}`;

const search = searchOf();

describe('search engine: ranking', () => {
  it('finds the judged answers of the fixture', () => {
    const reciprocal = judged.map(([query, answer]) => {
      const rank = search(query).urls.indexOf(answer);
      return rank < 0 ? 0 : 1 / (rank + 1);
    });
    const mean = reciprocal.reduce((sum, value) => sum + value, 0) / judged.length;
    expect(mean).toBeGreaterThanOrEqual(0.93);
  });

  it.each(judged)('shows the answer to "%s" among the first three', (query, answer) => {
    expect(search(query).urls.slice(0, 3)).toContain(answer);
  });

  it('ranks sections with all words above those with fewer', () => {
    const find = searchOf(
      recordsOf(pagesOf('apple apple apple apple', 'banana', 'one apple and one banana')),
    );
    expect(find('apple banana').urls[0]).toBe(page(2));
  });

  it('ranks the exact word above a word with a typo', () => {
    const find = searchOf(recordsOf(pagesOf('worker', 'workes', 'working')));
    expect(find('worker').urls[0]).toBe(page(0));
  });

  it('does not let one page crowd out the rest', () => {
    const long: PageFixture = {
      url: 'https://docs.example/long',
      category: '',
      lines: ['# Long', ...Array.from({length: 30}, (_, n) => [`## Cookie ${n}`, 'cookie']).flat()],
    };
    const {urls} = searchOf(recordsOf([long, ...pagesOf('a cookie', 'one more cookie')]))('cookie');
    expect(urls.slice(0, 10)).toEqual(expect.arrayContaining([page(0), page(1)]));
  });

  it('ranks code below prose', () => {
    const list = recordsOf(pagesOf('curl in code', 'the curl of prose'));
    const code = list.map((record, place) =>
      place === 1 ? {...record, kind: 'code' as const} : record,
    );
    expect(searchOf(code)('curl').urls).toEqual([page(1), page(0)]);
    expect(searchOf(code)('in').urls).toEqual([]);
    expect(searchOf(code)('code').urls).toEqual([page(0)]);
  });

  it.each([
    ['getUsers', 'Call getUsers with a token.', 'Get user'],
    ['net.isolate', 'Set net.isolate to true.', 'Net isolation'],
    ['--dry-runs', 'Pass --dry-runs to see the plan.', 'Dry run'],
  ])('puts the identifier %s typed in full before a title with its stem', (query, text, title) => {
    const pages = [
      {url: 'https://docs.example/title', category: '', lines: [`# ${title}`, 'Overview.']},
      {url: 'https://docs.example/api', category: '', lines: ['# Reference', text]},
    ];
    for (const typed of [query, `${query} `]) {
      expect(searchOf(recordsOf(pages))(typed).urls[0]).toBe('https://docs.example/api');
    }
  });

  it('finds a dotted name by its last part before its namespace', () => {
    const pages = ['cy', 'prompt'].map(title => ({
      url: `https://docs.example/${title}`,
      category: '',
      lines: [`# ${title}`, 'Call cy.prompt with a text.'],
    }));
    for (const query of ['cy.prompt', 'cy.prompt ']) {
      expect(searchOf(recordsOf(pages))(query).urls[0]).toBe('https://docs.example/prompt');
    }
  });

  it('finds the page of a dotted name while it is being typed', () => {
    const pages = ['We', 'wait'].map(title => ({
      url: `https://docs.example/${title.toLowerCase()}`,
      category: '',
      lines: [`# ${title}`, 'First call cy.wait with a time, and then cy.wait again.'],
    }));
    expect(searchOf(recordsOf(pages))('cy.w').urls[0]).toBe('https://docs.example/wait');
  });

  it('does not join the parts of a dotted name to another word', () => {
    const find = searchOf(recordsOf(pagesOf('Cypress', 'Call cy.press.', 'an email')));
    expect(find('cy.press ').urls[0]).toBe(page(1));
    expect(find('e-mail ').urls[0]).toBe(page(2));
  });

  it('compares headings with the query by rare words more than by frequent ones', () => {
    const headings = [
      'Example build',
      'Cache build',
      'Cache example',
      'Example test',
      'Test build',
    ];
    const list = [...headings, 'Cache'].map((title, at) => ({
      url: `https://docs.example/${at}`,
      category: '',
      lines: [`# ${title}`, 'Text.'],
    }));
    const {urls} = searchOf(recordsOf([...list, ...pagesOf(...Array(6).fill('## Example'))]))(
      'cache ',
    );
    expect(urls.slice(0, 3)).toEqual([5, 2, 1].map(at => `https://docs.example/${at}`));
  });

  it('lowers a page with a negative rank, unless the query is one of its headings', () => {
    const text = 'We changed the cookie, the cookie and the cookie.';
    const sketch = (url: string, rank: number): PageFixture => ({
      url,
      category: '',
      lines: ['# News', text, '## Jar', text],
      weight: {pageRank: rank, level: 0, position: 0},
    });
    const find = searchOf(
      recordsOf([
        sketch('https://docs.example/changes', -100),
        {...sketch('https://docs.example/page', 10), lines: ['# Page', 'One cookie in a jar.']},
      ]),
    );
    expect(find('cookie').urls[0]).toBe('https://docs.example/page');
    expect(find('jar').urls[0]).toBe('https://docs.example/changes#jar');
  });

  it('returns the same first results for each limit', () => {
    const all = search('message', {limit: 100}).urls;
    expect(all.length).toBeGreaterThan(5);
    for (let limit = 0; limit <= all.length; limit++) {
      expect(search('message', {limit}).urls).toEqual(all.slice(0, limit));
    }
  });
});

describe('search engine: forms of a word', () => {
  it('matches the last word as a prefix, and the others as whole words', () => {
    const find = searchOf(recordsOf(pagesOf('superstructure', 'word')));
    expect(find('super').urls).toEqual([page(0)]);
    expect(find('word super').urls).toEqual(expect.arrayContaining([page(0), page(1)]));
    // The site has no word "super".
    expect(find('super word').urls).toEqual([page(1), page(0)]);
  });

  it.each([
    ['schedule', 'schedules'],
    ['configuring', 'configuration'],
    ['policies', 'policy'],
    ['stopped', 'stop'],
    ['running', 'run'],
  ])('finds "%s" where the text says "%s"', (query, text) => {
    expect(searchOf(recordsOf(pagesOf(text)))(`${query} `).urls).toEqual([page(0)]);
  });

  it.each([
    ['no typo in three letters', 'cet', 'cat', false],
    ['one typo in four', 'cats', 'cots', true],
    ['two typos in seven where nothing else is found', 'mexhine', 'machine', true],
    ['not two typos in five', 'cexhe', 'cache', false],
    ['two typos in eight', 'pasxwork', 'password', true],
    ['not three typos in eight', 'paxxwork', 'password', false],
    ['a word without a topic that is the whole query', 'docmuentation', 'documentation', true],
    ['two letters swapped', 'mahcine', 'machine', true],
    ['a letter missing', 'machne', 'machine', true],
    ['a letter too many', 'machiine', 'machine', true],
  ])('allows %s', (_, query, text, isFound) => {
    expect(searchOf(recordsOf(pagesOf(text)))(query).urls).toEqual(isFound ? [page(0)] : []);
  });

  it.each([
    ['the first letter', 'nachine', 'machine'],
    ['the first letter of eight', 'bassword', 'password'],
    ['the first letter and another', 'bassworx', 'password'],
  ])('allows %s in headings where nothing else is found', (_, query, word) => {
    const [title] = pagesOf('');
    const inHeading = [{...title!, lines: [`# ${word}`]}];
    expect(searchOf(recordsOf(inHeading))(query).urls).toEqual([page(0)]);
    // In texts, it would need the lists of all other first letters.
    expect(searchOf(recordsOf(pagesOf(word)))(query).urls).toEqual([]);
  });

  it('finds no misspelled words with typoTolerance off', () => {
    const built = buildIndex(toPages(recordsOf(pagesOf('machine'))), {typoTolerance: false});
    expect(searchInMemory(built)('machiine').total).toBe(0);
    expect(searchInMemory(built)('machi').total).toBe(1);
  });

  it('finds synonyms, both ways, and those of several words', () => {
    const find = searchOf(recordsOf(pagesOf('token', 'language model')), [
      ['key', 'token'],
      ['llm', 'language model'],
    ]);
    expect(find('key').urls).toEqual([page(0)]);
    expect(find('llm').urls).toEqual([page(1)]);
    const back = searchOf(recordsOf(pagesOf('key', 'llm')), [
      ['key', 'token'],
      ['llm', 'language model'],
    ]);
    expect(back('token').urls).toEqual([page(0)]);
    expect(back('language model').urls).toEqual([page(1)]);
  });

  it('finds parts of an identifier, and words written as one or as two', () => {
    const find = searchOf(recordsOf(pagesOf('call beforeEachTest', 'a webhook', 'the data-base')));
    expect(find('each').urls).toEqual([page(0)]);
    expect(find('web hook').urls).toEqual([page(1)]);
    expect(find('database').urls).toEqual([page(2)]);
  });

  it('folds case, accents and width', () => {
    const find = searchOf(recordsOf(pagesOf('Café Zürich')));
    for (const query of ['cafe', 'CAFÉ', 'ｃａｆｅ', 'zurich', 'cafe\u0301']) {
      expect(find(query).urls).toEqual([page(0)]);
    }
  });

  it('finds a character of a script without spaces', () => {
    expect(searchOf(recordsOf(pagesOf('自動テスト')))('動').urls).toEqual([page(0)]);
  });
});

describe('search engine: facets', () => {
  it('searches only what the filter accepts', () => {
    const [one, two] = pagesOf('word', 'word');
    const find = searchOf(recordsOf([one!, {...two!, language: 'de'}]));
    expect(find('word', {accept: ({language}) => language === 'de'}).urls).toEqual([page(1)]);
    expect(find('word', {accept: () => false})).toEqual({urls: [], total: 0});
  });
});

describe('search engine: any input', () => {
  it.each(['', ' ', '!?', '__', 'constructor', '\ud83d', '\u0000', '👩‍👩‍👧', 'قلعة'])(
    'answers %j with nothing',
    query => {
      expect(search(query)).toEqual({urls: [], total: 0});
    },
  );

  it('indexes names of object properties', () => {
    const find = searchOf(recordsOf(pagesOf('__proto__ constructor', 'other')));
    expect(find('__proto__').urls).toEqual([page(0)]);
    expect(find('constructor').urls).toEqual([page(0)]);
  });

  it('reads the terms that the site has, however long a query is', () => {
    const find = searchOf(recordsOf(pagesOf('needle')));
    const straws = Array.from({length: 100}, (_, index) => `straw${index} `).join('');
    expect(find(`${' '.repeat(640)}needle`).urls).toEqual([page(0)]);
    expect(find(`${straws}needle`).urls).toEqual([page(0)]);
    expect(find(`${'straw '.repeat(40)}needle`).urls).toEqual([page(0)]);
  });

  it('never fails, and never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), fc.nat(30), (query, limit) => {
        const {urls, total} = search(query, {limit});
        expect(urls.length).toBe(Math.min(limit, total));
        expect(new Set(urls).size).toBe(urls.length);
      }),
    );
  });

  it('indexes any text and finds it by each prefix', () => {
    const word = fc.stringMatching(/^\p{L}{1,12}$/u);
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 8}), fc.nat(), (words, pick) => {
        const find = searchOf(recordsOf(pagesOf(words.join(' '))));
        const letters = [...words[pick % words.length]!];
        for (let length = 1; length <= letters.length; length++) {
          const query = letters.slice(0, length).join('');
          const read = tokenize(letters.join(''));
          if (read.some(({term}) => englishStopWords.has(term))) {
            continue;
          }
          // A lone combining mark folds to an empty query.
          if (/^[\p{M}\p{Lm}]/u.test(query.normalize('NFKD'))) {
            continue;
          }
          expect(find(query).urls).toEqual([page(0)]);
        }
      }),
    );
  });

  it('finds no fewer sections for a shorter prefix (monotonicity)', () => {
    const texts = records.flatMap(({content}) => content?.match(/[A-Za-z]+/g) ?? []);
    const known = [...new Set(texts)].filter(word => !englishStopWords.has(word.toLowerCase()));
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(12), (word, cut) => {
        const prefix = word.slice(0, Math.max(1, word.length - cut));
        const holders = records
          .filter(({content}) =>
            content
              ?.toLowerCase()
              .split(/[^a-z]+/)
              .includes(word.toLowerCase()),
          )
          .map(({url}) => url);
        const found = search(prefix, {limit: 1000}).urls;
        expect(found).toEqual(expect.arrayContaining(holders));
      }),
    );
  });

  it('keeps the topics of a question that exceeds the maximum length', () => {
    const pages = pagesOf('What to do about it.', 'A flaky test in a pipeline.');
    const question =
      'what do I have to do when I want to be told about it by the test that is in a flaky pipeline';
    expect(searchOf(recordsOf(pages))(question).urls[0]).toBe(page(1));
  });

  it('looks up a synonym of several words by its rarest word', () => {
    const pages = pagesOf('A one-time code.', 'A code.', 'One more time.', 'Two times one code.');
    const search = searchOf(recordsOf(pages), [['otp', 'one-time code']]);
    expect(search('otp').urls).toEqual([page(0)]);
    // No page has all words of the phrase.
    expect(searchOf(recordsOf(pages), [['pin', 'one-time word']])('pin').urls).toEqual([]);
  });

  describe('on a site whose postings are in files', () => {
    const pages = Array.from({length: 40}, (_, number) => ({
      url: `https://docs.example/${number}`,
      category: '',
      lines: [
        number === 7 ? '# Tasks' : `# Page ${number}`,
        `task${number}x ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${number}filler`,
        number === 9 ? 'tasks' : '–',
      ],
    }));
    const built = buildIndex(toPages(recordsOf(pages)), {postingsSize: 4});
    const sectionsOf = (query: string) =>
      searchInMemory(built)(query)
        .best(20)
        .map(({section}) => section);

    it('looks up prefixes of one or two letters in headings only', () => {
      expect(sectionsOf('t')).toEqual([7]);
      expect(sectionsOf('ta')).toEqual([7]);
    });

    it('looks up a whole word of two letters, and other forms of a word, in texts too', () => {
      expect(sectionsOf('task ')).toEqual([7, 9]);
      expect(searchInMemory(built)('task1').total).toBeGreaterThan(8);
    });

    it('finds a synonym of a rare word in a further file', () => {
      const search = searchInMemory(built, {synonyms: [['otp', 'tasks']]});
      expect(search('otp ').total).toBe(2);
    });

    it('reads only the files of its words', () => {
      const engine = createEngine(built.index({postings: built.postings.map(String), texts: []}));
      const filesFor = (query: string) =>
        parseWith(query, [{engine, tables: new Map()}]).missing.flat();
      expect(built.postings.length).toBeGreaterThan(3);
      expect(filesFor('task ')).toHaveLength(1);
      // The site may write it as `task 1`.
      expect(filesFor('task1')).toHaveLength(2);
      expect(filesFor('ta')).toEqual([]);
    });
  });

  it('answers a pasted error message of 2,000 words as quickly as a question', () => {
    const words = Array.from({length: 2000}, (_, number) => `word${number}`);
    const find = searchOf(recordsOf(pagesOf('word3 needle')));
    const start = process.cpuUsage();
    expect(find(`the ${words.join(' ')}`).urls).toEqual([page(0)]);
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });

  it('builds the same bytes from the same records', () => {
    expect(buildIndex(toPages(records)).index(noNames)).toEqual(
      buildIndex(toPages(structuredClone(records))).index(noNames),
    );
  });

  it('names the record that is not DocSearch-shaped', () => {
    const broken = [records[0]!, JSON.parse('{"url": "https://docs.example/"}')];
    expect(() => toPages(broken)).toThrow('Search record 1 is not DocSearch-shaped');
  });
});
