// Protects that pages which repeat each other, and generated pages, leave the first rows to others.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {itemOf} from '../../src/interface/list/items';
import {itemsIn, rowsOf} from '../../src/interface/list/rows';
import {checklists, checklistSite, questions} from '../fixtures/engine/checklists';
import {recordsOf, type PageFixture} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';

const base = 'https://docs.example/';
const pathOf = (url: string) => url.replace(/#.*/, '').replace(base, '');

/** Returns the paths of the pages in the dialog's rows. */
async function rows(site: ReturnType<typeof siteOf>, query: string): Promise<string[]> {
  const {hits} = await site.find(input(query));
  const items = hits.map(hit => itemOf(hit, {origins: ['https://docs.example'], baseUrl: '/'})!);
  const groups = rowsOf(items, {bestTitle: 'Best matches'});
  return itemsIn(groups.flatMap(group => group.rows)).map(({url}) => pathOf(url));
}

const isChecklist = (path: string) => path.startsWith('security/self-assessment');

describe('pages that repeat each other', () => {
  const site = siteOf(recordsOf(checklistSite));

  it.each(questions)('come after the page that explains "%s"', async (query, path) => {
    expect((await rows(site, query))[0]).toBe(path);
  });

  it('have one of the first three rows, for any words of theirs and any number of results', async () => {
    const words = Array.from(new Set(checklists[0]!.lines.join(' ').split(/[\s/]+/)));
    const query = fc
      .array(fc.constantFrom(...words), {minLength: 1, maxLength: 3})
      .map(list => list.join(' '));
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom(3, 5, 20), async (text, to) => {
        const {hits} = await site.find(input(text, {to}));
        const paths = new Set(hits.map(({url}) => pathOf(url)));
        const hasOthers = Array.from(paths).filter(path => !isChecklist(path)).length >= 2;
        const first = hits.slice(0, 3).map(({url}) => pathOf(url));
        if (hasOthers) {
          expect(new Set(first.filter(isChecklist)).size).toBeLessThanOrEqual(1);
        }
      }),
      {numRuns: 60},
    );
  });

  it('are all found, and first by their title', async () => {
    const {hits} = await site.find(input('self-assessment'));
    expect(hits.slice(0, 7).every(({url}) => isChecklist(pathOf(url)))).toBe(true);
    for (const edition of [0, 3, 6]) {
      const [first] = await rows(site, `self-assessment 1.${edition}`);
      expect(first).toBe(`security/self-assessment-1.${edition}`);
    }
  });
});

describe('a page of 300 generated sections', () => {
  const generated: PageFixture = {
    url: `${base}events`,
    category: 'Reference',
    lines: [
      '# Events',
      ...Array.from({length: 300}, (_, row) => [
        `## Event ${row}`,
        `The lantern of harbor ${row} was lit by the keeper, see port 9345.`,
      ]).flat(),
    ],
  };
  const site = siteOf(
    recordsOf([
      generated,
      {
        url: `${base}lanterns`,
        category: 'Guides',
        lines: ['# Light', 'Each keeper has a lantern.'],
      },
      {url: `${base}ports`, category: 'Guides', lines: ['# Network', 'Agents use port 9345.']},
    ]),
  );

  it.each([
    ['lantern', 'lanterns'],
    ['9345', 'ports'],
    ['port 9345', 'ports'],
    ['events', 'events'],
    ['event 17', 'events'],
  ])('does not precede the page about "%s" by its size', async (query, path) => {
    expect((await rows(site, query))[0]).toBe(path);
  });
});

describe('pages of several versions, and translations', () => {
  const page = (path: string, more: Partial<PageFixture>): PageFixture => ({
    url: `${base}${path}`,
    category: 'Guides',
    lines: checklists[0]!.lines,
    ...more,
  });

  it.each<[string, Partial<PageFixture>[]]>([
    ['versions', [1, 2, 3].map(version => ({docusaurus_tag: `docs-default-${version}`}))],
    ['languages', ['en', 'de', 'fr'].map(language => ({language}))],
  ])('do not repeat each other: %s', async (_, kinds) => {
    const site = siteOf(
      recordsOf([
        ...kinds.map((more, index) => page(`${index}`, more)),
        {url: `${base}other`, category: 'Guides', lines: ['# Other', 'A certificate.']},
        {url: `${base}another`, category: 'Guides', lines: ['# Another', 'A certificate.']},
      ]),
    );
    const {hits} = await site.find(input('rotate-certificates'));
    expect(new Set(hits.slice(0, 3).map(({url}) => pathOf(url))).size).toBe(3);
  });
});
