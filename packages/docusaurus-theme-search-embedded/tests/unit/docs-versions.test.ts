// Protects which versions of docs a reader can choose, how the search page's URL names them, and how a search without results finds others.
import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import type {ItemPage, Search} from '../../src/interface/backend/useBackend';
import {findInOtherVersions} from '../../src/interface/state/otherVersions';
import {
  closest,
  namedVersions,
  offeredVersions,
  parameterOf,
  parametersOf,
  searchedLabels,
  tagOf,
  withVersion,
  type DocsInstances,
  type DocsVersion,
  type SearchedVersions,
} from '../../src/interface/versions/versions';

const version = (name: string, label = name, isLast = false): DocsVersion => ({
  name,
  label,
  isLast,
  path: `/docs/${name}`,
});

describe('versions that a reader can choose', () => {
  const versions = [version('2.0', '2.0', true), version('1.0'), version('0.9')];
  const [last, first] = versions;
  const dropdown = {type: 'docsVersionDropdown'};

  test.each([
    ['no dropdown', [{type: 'search'}], last, ['2.0']],
    ['no dropdown, on another version', [{type: 'search'}], first, ['2.0', '1.0']],
    ['a dropdown', [{type: 'search'}, dropdown], last, ['2.0', '1.0', '0.9']],
    ['the dropdown of other docs', [{...dropdown, docsPluginId: 'other'}], last, ['2.0']],
    ['a dropdown with a list', [{...dropdown, versions: ['2.0']}], last, ['2.0']],
    [
      'a dropdown with a list, on another',
      [{...dropdown, versions: ['2.0']}],
      first,
      ['2.0', '1.0'],
    ],
    ['a dropdown with labels', [{...dropdown, versions: {'1.0': {}}}], last, ['2.0', '1.0']],
  ])('with %s', (_, items, searched, names) => {
    expect(offeredVersions(items, 'default', versions, searched).map(({name}) => name)).toEqual(
      names,
    );
  });

  test('have the labels that the dropdown gives them', () => {
    const items = [{...dropdown, versions: {'1.0': {label: 'One'}, '2.0': {}}}];
    const offered = offeredVersions(items, 'default', versions, last);
    expect(offered.map(({label}) => label)).toEqual(['2.0', 'One']);
  });
});

describe('versions in a URL', () => {
  const instances: DocsInstances = {
    sdk: {path: '/sdk', versions: [version('current', 'Next'), version('1.0', '1.0 (old)', true)]},
    default: {
      path: '/docs',
      versions: [version('current', 'Next'), version('2.x', 'v2 / LTS', true)],
    },
  };

  test.each([
    [['2.x'], {default: '2.x'}],
    [['sdk:current'], {sdk: 'current'}],
    [['2.x', 'sdk:1.0'], {default: '2.x', sdk: '1.0'}],
    // A name belongs to the default docs, if they have it.
    [['current'], {default: 'current'}],
    [['1.0'], {sdk: '1.0'}],
    [['v2 / LTS'], {default: '2.x'}],
    [[], {}],
  ])('%j', (values, names) => {
    expect(namedVersions(values, instances)).toEqual({
      names: new Map(Object.entries(names)),
      unknown: undefined,
    });
  });

  test.each(['9.x', 'sdk:2.x', '__proto__', 'toString', ' 2.x'])('%s is unknown', unknown => {
    expect(namedVersions([unknown], instances)).toEqual({names: new Map(), unknown});
  });

  test('any name and any id read back from a query string', () => {
    // What Docusaurus allows: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
    const name = fc
      .string({minLength: 1, maxLength: 32, unit: 'grapheme'})
      .filter(
        text => /\S/.test(text) && !/[/\\<>:"|?*\u0000-\u001f\ud800-\udfff]|^\.\.?$/.test(text),
      );
    const id = fc.stringMatching(/^[\w-]{1,8}$/);
    const sites = fc.dictionary(id, fc.uniqueArray(name, {minLength: 1, maxLength: 3}), {
      minKeys: 1,
      maxKeys: 3,
    });
    fc.assert(
      fc.property(sites, fc.nat(), (site, choice) => {
        const docs = Object.fromEntries(
          Object.entries(site).map(([key, names]) => [
            key,
            {path: `/${key}`, versions: names.map(each => version(each))},
          ]),
        );
        const chosen = Object.entries(site).map(
          ([key, names]) => [key, names[choice % names.length]!] as const,
        );
        const query = new URLSearchParams(
          chosen.map(([key, each]) => ['version', parameterOf(key, each)]),
        ).toString();
        const values = new URLSearchParams(query).getAll('version');
        expect(namedVersions(values, docs)).toEqual({names: new Map(chosen), unknown: undefined});
      }),
    );
  });
});

test('the docs of a path are the closest ones', () => {
  const docs = [{path: '/'}, {path: '/docs'}, {path: '/docs/next/'}];
  const pathOf = (pathname: string) => closest(docs, pathname)?.path;
  expect(pathOf('/docs/next')).toBe('/docs/next/');
  expect(pathOf('/docs/nextt')).toBe('/docs');
  expect(pathOf('/documents')).toBe('/');
});

const next = version('current', 'Next');
const stable = version('2.x', '2.x', true);
const searched: SearchedVersions = {
  tags: ['default', tagOf('default', '2.x'), tagOf('sdk', '1,0')],
  docs: [
    {id: 'default', versions: [next, stable, version('1.x', '1.x / LTS')], searched: stable},
    {id: 'sdk', versions: [version('1,0'), next], searched: version('1,0')},
  ],
};

test('another version replaces only that of its docs', () => {
  const changed = withVersion(searched, searched.docs[1]!, next);
  expect(changed.tags).toEqual(['default', 'docs-default-2.x', 'docs-sdk-current']);
  expect(parametersOf(changed)).toEqual(['2.x', 'sdk:current']);
  expect(searchedLabels(changed)).toBe('2.x, sdk Next');
  expect(searchedLabels({...changed, docs: changed.docs.slice(1)})).toBe('Next');
});

describe('a query without results', () => {
  /** Searches a site whose versions have a number of results, or fail. */
  const searchOf = (totals: Record<string, number | undefined>) =>
    vi.fn<Search>(async (_, {versions}) => {
      const total = totals[parametersOf(versions!).join()];
      if (total === undefined) {
        throw new Error('no connection');
      }
      return {total} as ItemPage;
    });
  const {signal} = new AbortController();

  test('is searched in each other version, with those of other docs', async () => {
    const search = searchOf({'current,sdk:1,0': 0, '1.x,sdk:1,0': 3, '2.x,sdk:current': 1});
    const found = await findInOtherVersions('firebase', searched, search, signal);
    expect(found.map(({docs, version: {name}, total}) => [docs.id, name, total])).toEqual([
      ['default', '1.x', 3],
      ['sdk', 'current', 1],
    ]);
    expect(
      search.mock.calls.every(([query, range]) => query === 'firebase' && range.to === 0),
    ).toBe(true);
  });

  test('leaves out a version that cannot be searched', async () => {
    const search = searchOf({'1.x,sdk:1,0': 3});
    const found = await findInOtherVersions('firebase', searched, search, signal);
    expect(found.map(({version: {name}}) => name)).toEqual(['1.x']);
  });

  test('does not wait for a version that takes too long', async () => {
    vi.useFakeTimers();
    const slow = searchOf({'current,sdk:1,0': 2});
    const search: Search = async (query, range) =>
      parametersOf(range.versions!)[0] === '1.x' ? new Promise(() => {}) : slow(query, range);
    const finding = findInOtherVersions('firebase', searched, search, signal);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await finding).map(({version: {name}}) => name)).toEqual(['current']);
    vi.useRealTimers();
  });

  test('is searched in at most eight versions', async () => {
    const versions = Array.from({length: 30}, (_, number) => version(`${number}`));
    const many = {tags: [], docs: [{id: 'default', versions, searched: versions[0]!}]};
    const search = searchOf({});
    await findInOtherVersions('firebase', many, search, signal);
    expect(search).toHaveBeenCalledTimes(8);
  });
});
