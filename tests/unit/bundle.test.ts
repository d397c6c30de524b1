import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {withoutTable} from '../../src/plugins/bundle/chunkAssets';
import generatedLoader from '../../src/plugins/bundle/generated';
import {switchedOff} from '../../src/plugins/bundle/switchedOff';
import translationsLoader from '../../src/plugins/bundle/translations';

const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, {recursive: true}));

const registry = `export default {
  "aaaa0002": [() => import(/* webpackChunkName: "aaaa0002" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "bbbb0001": [() => import(/* webpackChunkName: "bbbb0001" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;
const chunkNames = JSON.stringify({
  '/docs/a-1f2': {__comp: 'bbbb0001', content: 'aaaa0002', items: ['aaaa0002', {x: 'other'}]},
  '/docs-0a1': {__comp: 'bbbb0001'},
  '/docs-0a2': {__comp: 'bbbb0001'},
});
const routes = `export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '0a1'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', '0a2'),
        routes: [
          {
            path: '/docs/a',
            component: ComponentCreator('/docs/a', '1f2'),
            exact: true
          }
        ]
      }
    ]
  }
];
`;

/** Runs the loader on a generated file beside the others. */
function load(name: string, source: string, isServer = false): string {
  writeFileSync(path.join(folder, 'registry.js'), registry);
  writeFileSync(path.join(folder, 'routesChunkNames.json'), chunkNames);
  return generatedLoader.call(
    {
      resourcePath: path.join(folder, name),
      addDependency: () => {},
      getOptions: () => ({isServer}),
    },
    source,
  );
}

describe('generated files in the browser bundle', () => {
  test('the registry keeps how to load a module, under a short name', () => {
    expect(load('registry.js', registry).replace(/\s+/g, ' ')).toBe(
      'export default {"0": [() => import(/* webpackChunkName: "0" */ "@site/docs/a.mdx")], "1": [() => import(/* webpackChunkName: "1" */ "@theme/DocItem")]};',
    );
  });

  test('the server notes the chunk in place of the path', () => {
    expect(load('registry.js', registry, true)).toContain(
      '"0": [() => import(/* webpackChunkName: "0" */ "@site/docs/a.mdx"), "0", require.resolveWeak("@site/docs/a.mdx")]',
    );
  });

  test('routes lose their hash, but not where two have one path', () => {
    expect(JSON.parse(load('routesChunkNames.json', chunkNames))).toEqual({
      '/docs/a-0': {__comp: '1', content: '0', items: ['0', {x: 'other'}]},
      '/docs-0a1': {__comp: '1'},
      '/docs-0a2': {__comp: '1'},
    });
    const result = load('routes.js', routes);
    expect(result).toContain("...page('/docs/a')");
    expect(result).toContain("ComponentCreator('/docs', '0a2')");
  });

  test('paths of docs come back from their ids', async () => {
    const docs = [
      {id: 'a', path: '/docs/a', sidebar: 's'},
      {id: 'b/index', path: '/docs/b/', sidebar: 's'},
    ];
    const data = {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', docs}]}}};
    const result = load('globalData.json', JSON.stringify(data));
    expect(result).not.toContain('/docs/a');
    const module = (await import(`data:text/javascript,${encodeURIComponent(result)}`)) as {
      default: unknown;
    };
    expect(module.default).toEqual(data);
  });

  test('the configuration keeps what pages can read', () => {
    const result = load(
      'docusaurus.config.mjs',
      'export default {"title":"T","presets":[1],"future":{"v4":{},"experimental_router":"browser"},"themeConfig":{"a":1}};\n',
    );
    expect(result).toBe(
      'export default {"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"a":1}};',
    );
  });

  test('the data of a docs version loses descriptions, that of a category page stays', () => {
    const version = {label: 'Next', docs: {a: {id: 'a', title: 'A', description: 'About A'}}};
    expect(load('docs-1a2.json', JSON.stringify({version}))).toBe(
      '{"version":{"label":"Next","docs":{"a":{"id":"a","title":"A"}}}}',
    );
    const index = '{"categoryGeneratedIndex":{"title":"T","description":"D"}}';
    expect(load('docs-0b1.json', index)).toBe(index);
  });

  test('versions of plugins stay out', () => {
    const metadata = {docusaurusVersion: '3.10.2', pluginVersions: {a: {type: 'local'}}};
    expect(load('site-metadata.json', JSON.stringify(metadata))).toBe(
      '{"docusaurusVersion":"3.10.2","pluginVersions":{}}',
    );
  });

  test.each([
    ['registry.js', 'export const registry = {};'],
    ['routes.js', 'export const routes = [];'],
    ['docusaurus.config.mjs', 'export const config = {};'],
  ])('an unknown form of %s stops the build and names the file', (name, source) => {
    expect(() => load(name, source)).toThrow(new RegExp(`${name}.*generated\\.js`));
  });
});

describe('table from chunk names to ids', () => {
  const code =
    'gca = function(chunkId) { chunkId = {"0":"0","1a":"1a"}[chunkId]||chunkId; return u(chunkId); };';

  test('goes when names and ids are the same', () => {
    expect(withoutTable(code)).toBe('gca = function(chunkId) { return u(chunkId); };');
  });

  test('stays when one is not', () => {
    const other = code.replace('"1a":"1a"', '"1a":"77"');
    expect(withoutTable(other)).toBe(other);
  });
});

describe('parts that the configuration switches off', () => {
  /** What is left out for a configuration that has nothing but this. */
  function leftOut(siteConfig: object): string[] {
    const context = {
      siteDir: folder,
      siteConfig: {baseUrlIssueBanner: false, presets: [], themeConfig: {}, ...siteConfig},
    };
    const {alias, replaced} = switchedOff(context as never);
    return [...Object.keys(alias), ...replaced.map(String)];
  }

  test('are left out', () => {
    expect(leftOut({})).toEqual([
      '@theme/AnnouncementBar',
      '@theme/DocVersionBadge',
      '@theme/DocVersionBanner',
      '/^\\.\\/BaseUrlIssueBanner$/',
    ]);
  });

  test.each([
    ['an announcement', {themeConfig: {announcementBar: {content: 'New'}}}, /AnnouncementBar/],
    ['the banner for a wrong base URL', {baseUrlIssueBanner: true}, /BaseUrlIssueBanner/],
    ['a version', {presets: [['classic', {docs: {versions: {current: {}}}}]]}, /DocVersion/],
  ])('come back with %s', (_, siteConfig, part) => {
    expect(leftOut(siteConfig).filter(name => part.test(name))).toEqual([]);
  });

  test('versions in files count too', () => {
    writeFileSync(path.join(folder, 'versions.json'), '["1.0"]');
    expect(leftOut({}).filter(name => /DocVersion/.test(name))).toEqual([]);
    rmSync(path.join(folder, 'versions.json'));
  });
});

describe('translated texts', () => {
  test.each([
    [
      `translate({\n  id: 'a',\n  message: 'Close {name}',\n  description: 'It\\'s the label',\n})`,
      `translate({\n  id: 'a',\n  message: 'Close {name}',\n  \n})`,
    ],
    [
      `translate({id: 'a', description: 'One' + "two", message: 'b'}, {count})`,
      `translate({id: 'a',  message: 'b'}, {count})`,
    ],
    ['<Translate id="a" description="For > translators" values={x}>', undefined],
    [
      '<Translate\n  id="a"\n  description="The title">Text</Translate>',
      '<Translate\n  id="a">Text</Translate>',
    ],
    [`meta({description: 'A page', message: 'b'})`, undefined],
    ['translate({id, message, description: `${x}`})', undefined],
  ])('%s loses no more than its description', (source, expected) => {
    expect(translationsLoader(source)).toBe(expected ?? source);
  });
});
