// Protects the relevance benchmark: its pages, queries, and scores.
import {describe, expect, it} from 'vitest';
import {ablations} from '../../bench/relevance/ablation';
import {loadSet, measure} from '../../bench/relevance/measure';
import {parseDoc, pathOf, site} from '../../bench/relevance/markdown';
import {
  judgedLinks,
  resolveLink,
  variantsOf,
  type JudgedQuery,
} from '../../bench/relevance/queries';
import {scoreOf} from '../../bench/relevance/score';
import {sets} from '../../bench/relevance/sets';

/** A tiny documentation, as an npm package has it. */
const files = [
  {
    path: '01-start/index.md',
    text: '---\ntitle: First steps\n---\nInstall it. See [Rate limits of the API](/docs/reference/limits) and [here](../reference/keys.mdx).\n',
  },
  {
    path: '02-reference/01-limits.md',
    text: '# Rate limits\n\nHow many requests you may send.\n\n## Too many requests\n\nWait. The [API keys](./keys) matter.\n\n```sh\ncurl -I /api\n```\n',
  },
  {
    path: '02-reference/02-keys.mdx',
    text: '# Keys\n\nA key, see [too many requests](/docs/reference/limits#too-many-requests), [Keys](#keys), and [a site](https://example.com).\n\n| a | b |\n| - | - |\n| one | two |\n',
  },
];
const docs = () => Promise.all(files.map(parseDoc));

describe('relevance benchmark: pages', () => {
  it('are Markdown files without extension, index, and numbers', () => {
    expect(files.map(({path}) => pathOf(path))).toEqual([
      '/start',
      '/reference/limits',
      '/reference/keys',
    ]);
  });

  it('have the title, headings, paragraphs, rows, and code of the file', async () => {
    const [start, limits, keys] = (await docs()).map(({page}) => page);
    expect(start!.title).toBe('First steps');
    expect(limits).toMatchObject({title: 'Rate limits', url: `${site}/reference/limits`});
    expect(limits!.sections.at(-1)).toMatchObject({
      trail: ['Rate limits', 'Too many requests'],
      anchor: 'too-many-requests',
      texts: [
        {kind: 'prose', text: 'Wait. The API keys matter.'},
        {kind: 'code', text: 'curl -I /api'},
      ],
    });
    expect(keys!.sections.flatMap(({texts}) => texts.map(({text}) => text))).toContain('one · two');
  });
});

describe('relevance benchmark: queries', () => {
  it('are the texts of links between pages', async () => {
    const links = judgedLinks(await docs(), '/docs');
    const byText = Object.fromEntries(links.map(link => [link.text, link]));
    expect(Object.keys(byText).sort()).toEqual([
      'API keys',
      'Rate limits of the API',
      'too many requests',
    ]);
    expect(byText['too many requests']).toMatchObject({
      pages: new Set(['/reference/limits']),
      anchors: new Set(['/reference/limits#too-many-requests']),
      sources: new Set(['/reference/keys']),
    });
    expect(byText['API keys']!.anchors).toBeUndefined();
  });

  it.each([
    ['/docs/reference/keys', '/reference/keys'],
    ['/reference/keys/', '/reference/keys'],
    ['keys.md', '/reference/keys'],
    ['./02-keys.mdx', '/reference/keys'],
    ['../01-start/index.md', '/start'],
    ['../start#a', '/start'],
    ['https://example.com/start', undefined],
    ['/none', undefined],
  ])('the link %s leads to %s', (href, path) => {
    const known = new Set(['/start', '/reference/limits', '/reference/keys']);
    expect(resolveLink(href, '/reference/limits', '/docs', known)?.path).toBe(path);
  });

  it('are varied in the same way each time', () => {
    const query: JudgedQuery = {
      type: 'full',
      text: 'Rate limits of the API',
      pages: new Set(['/reference/limits']),
      sources: new Set(),
    };
    const variants = variantsOf(query);
    expect(variants).toEqual(variantsOf(query));
    expect(variants.map(({type}) => type)).toEqual(['full', 'prefix', 'typo', 'subset']);
    expect(variants[1]!.text).toBe('rate limits of');
    expect(variants[2]!.text).not.toBe('rate limits of the api');
    expect(query.text).toContain(variants[3]!.text);
  });
});

describe('relevance benchmark: scores', () => {
  it('count the first right page, and skip the pages with the link', async () => {
    const query: JudgedQuery = {
      type: 'full',
      text: 'limits',
      pages: new Set(['/right']),
      anchors: new Set(['/right#a']),
      sources: new Set(['/source']),
    };
    const urls = ['/source', '/wrong', '/wrong#b', '/right#a'].map(path => site + path);
    expect(await scoreOf([query], () => urls)).toEqual({
      score: 1 / 2,
      byType: {full: 1 / 2},
      first: 0,
      firstThree: 1,
      anchorInThree: 1,
    });
  });

  it('compare this search with MiniSearch, and with itself without a rule', async () => {
    const set = await loadSet('tiny', files, '/docs');
    expect(set.queries.length).toBeGreaterThan(6);
    for (const search of [set.search(), set.rows(), set.miniSearch()]) {
      expect((await measure(set, search)).score).toBeGreaterThan(0.5);
    }
    for (const {name, options} of ablations()) {
      expect((await measure(set, set.search(options))).score, name).toBeGreaterThan(0);
    }
    const typo = 'limtis';
    expect(await set.search()(typo)).toContain(`${site}/reference/limits`);
    expect(await set.search({typoTolerance: false})(typo)).toEqual([]);
  });

  it('are of at least eight sets with exact versions, half of them only for reports', () => {
    expect(sets.length).toBeGreaterThanOrEqual(8);
    expect(sets.filter(({use}) => use === 'choose')).toHaveLength(sets.length / 2);
    for (const {package: name} of sets) {
      expect(name).toMatch(/.@\d+\.\d+\.\d+$/);
    }
  });
});
