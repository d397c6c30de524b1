// Protects what the engine answers to queries as people type them, and which pages share an answer.
import {describe, expect, it} from 'vitest';
import {recordsOf} from '../fixtures/engine/records';
import {input, siteOf, visible} from '../fixtures/engine/site';

/** Pages with one title and one text each. */
const texts: Record<string, string> = {
  'API key': 'Ask the provider for one.',
  Workflows: 'Several tasks in a row.',
  Timeout: 'How long a step may take.',
  'Work out a price': 'It depends on the time of a step and the time of a task.',
  Failures: 'A deadlock is a dead end that a lock makes.',
  'A dead branch': 'Remove the lock, and remove it again.',
  Popup: 'A window that opens above the page.',
  'Rate limiting': 'Wait a minute before the next request.',
  Upgrade: 'Install the newest release.',
  'Status 401': 'The service does not know you.',
  'Status 429': 'Wait a minute.',
  Requirements: 'A computer with memory.',
  'Certificate error': 'The proxy replaces it.',
  Cron: 'Runs every night.',
  Configure: 'Settings of the product.',
  'A hash': 'The page has a sum.',
  'Node packages': 'None is needed.',
  Schedule: 'Runs at a time of the day.',
  Login: 'Type your name.',
  Index: 'What stands in the book, in order.',
  Machines: 'The control of it: a version may have one.',
  'Keep history': 'Use version control for your tests.',
  'Take over': 'Each version of a machine has a control.',
  'GPT-4': 'A model.',
  'By hand': 'Run the test by hand when the schedule is late.',
  Running: 'Run a test.',
};

const site = siteOf(
  recordsOf(
    Object.entries(texts).map(([title, text]) => ({
      url: `https://docs.example/${encodeURIComponent(title)}`,
      category: '',
      lines: [`# ${title}`, text],
    })),
  ),
);

/** Returns the titles of the pages found, best first. */
async function found(query: string): Promise<string[]> {
  const {hits} = await site.find(input(query));
  return hits.map(({headings}) => visible(headings[0]).replace(/<\/?mark>/g, ''));
}

describe('search answers: queries as people type them', () => {
  it.each([
    // Compounds in all spellings, also while they are typed.
    ['api-key', 'API key'],
    ['work flows', 'Workflows'],
    ['work flow', 'Workflows'],
    ['work flo', 'Workflows'],
    ['time out', 'Timeout'],
    ['time outs', 'Timeout'],
    ['dead lock', 'Failures'],
    ['pop up', 'Popup'],
    ['log in', 'Login'],
    // Beginnings of synonyms, and of words that are not the last.
    ['prereq', 'Requirements'],
    ['unautho', 'Status 401'],
    ['upgr', 'Upgrade'],
    ['cert error', 'Certificate error'],
    ['replac prox', 'Certificate error'],
    // Typos: whole words first, in the first letter as a last resort.
    ['corn', 'Cron'],
    ['skedule', 'Schedule'],
    ['sertificate', 'Certificate error'],
    ['conffigure', 'Configure'],
    // A typo in a word that is being typed.
    ['conffig', 'Configure'],
    // Most words of a long query.
    ['run the test by hand', 'By hand'],
  ])('"%s" finds %s first', async (query, title) => {
    expect((await found(query))[0]).toBe(title);
  });

  it.each([
    // Words of the site are not typos, and typos are not matched with function words.
    ['hash', ['A hash']],
    ['node ', ['Node packages']],
    // A space ends a word.
    ['index', ['Index']],
    ['inde ', ['Index']],
    ['con ', []],
    // Digits match only whole terms.
    ['gpt 4', ['GPT-4']],
    ['42', []],
    // Quoted words must be adjacent. Words after a minus are excluded.
    ['"version control"', ['Keep history']],
    ['“run a test”', ['Running']],
    ['"test hand"', []],
    ['version -machine', ['Keep history']],
    ['control -"your tests" -machine', []],
    ['wait -status', ['Rate limiting']],
  ])('"%s" finds %j and no more', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  it('does not expand the "in" of a log in', async () => {
    expect(await found('log in')).not.toContain('Index');
    expect(await found('sign in')).not.toContain('Index');
  });

  it.each([
    ['run the test by hand', ['By hand', 'Running']],
    ['wait minute', ['Rate limiting', 'Status 429']],
  ])('"%s" finds %j before pages with fewer of its topics', async (query, titles) => {
    expect((await found(query)).slice(0, titles.length)).toEqual(titles);
  });

  it('treats an unmatched quotation mark and a minus before the only word as ordinary text', async () => {
    expect(await found('"version control')).toContain('Keep history');
    expect((await found('-timeout'))[0]).toBe('Timeout');
  });
});

describe('search answers: tiers of confidence', () => {
  it('ranks exact words above prefixes, other forms, and typos', async () => {
    const words = ['portal', 'portals', 'portalling', 'postal'];
    const pages = words.map((word, place) => ({
      url: `https://docs.example/${'xyzu'[place]}`,
      category: '',
      lines: [`# ${'xyzu'[place]}`, `The ${word} is here.`],
    }));
    const {hits} = await siteOf(recordsOf(pages)).find(input('portal'));
    expect(hits.map(({excerpt}) => visible(excerpt))).toEqual([
      'The <mark>portal</mark> is here.',
      'The <mark>portal</mark>s is here.',
      'The <mark>portal</mark>ling is here.',
    ]);
  });
});

describe('search answers: a paragraph on several pages', () => {
  const shared = 'Every installation needs the blue key.';
  const pages = ['linux', 'macos', 'windows'].map(name => ({
    url: `https://docs.example/${name}`,
    category: '',
    lines: [`# On ${name}`, shared, `Only for ${name}.`, '## Again', shared],
  }));

  it('ranks lower where it is repeated', async () => {
    const [first] = pages;
    const {hits} = await siteOf(recordsOf([...pages].reverse())).find(input('blue key'));
    expect(hits[0]!.url).not.toBe(first!.url);
  });

  it('is found in each section that has it', async () => {
    for (const query of ['blue key', '"the blue key"']) {
      const {hits, total} = await siteOf(recordsOf(pages)).find(input(query));
      expect(hits.map(({url}) => url).sort()).toEqual(
        pages.flatMap(({url}) => [url, `${url}#again`]).sort(),
      );
      expect(total).toBe(6);
      expect(hits.every(({excerpt}) => visible(excerpt).includes('installation'))).toBe(true);
    }
  });
});

describe('search answers: a compound written as two words', () => {
  it('finds pages in the order of the compound, and then those with one of the words', async () => {
    const pages = [
      ['report', 'A report has screenshots. More about it below.'],
      // The typo "shows" of "shots" must not put it first.
      ['setup', 'Too many bytes in screenshots, as the log shows, and shows again.'],
      ['third', 'Of screenshots. It shows none.'],
      ['single', 'Something else on a screen.'],
    ].map(([name, text]) => ({
      url: `https://docs.example/${name}`,
      category: '',
      lines: [`# ${name}`, text!],
    }));
    const search = siteOf(recordsOf(pages));
    const found = async (query: string) =>
      (await search.find(input(query))).hits.map(hit => hit.id);
    const expected = await found('screenshots');
    expect(expected[0]).toContain('report');
    for (const query of ['screen shots', 'screen shots ']) {
      expect(await found(query)).toEqual([...expected, 'https://docs.example/single']);
    }
  });
});

it('a pasted sentence finds the section that has it, not a heading with its stop words', async () => {
  const sentence = 'The kettle stopped because the thermostat reported a temperature out of range';
  const pages = siteOf(
    recordsOf([
      {
        url: 'https://docs.example/kettle',
        category: '',
        lines: ['# Kettle', '## Color of the handle', 'The handle has the color red.'],
      },
      {
        url: 'https://docs.example/pouring',
        category: '',
        lines: ['# Methods', `$ Error: ${sentence}`],
      },
    ]),
  );
  const {hits} = await pages.find(input(sentence));
  expect(hits[0]!.url).toContain('/pouring');
});
