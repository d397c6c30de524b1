import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {unmatched} from '../../src/plugins/bundle/expectedModules';
import generatedLoader from '../../src/plugins/bundle/generated';
import {switchedOff, type SiteContent} from '../../src/plugins/bundle/switchedOff';

const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, {recursive: true}));

const registry = `export default {
  "aaaa0002": [() => import(/* webpackChunkName: "aaaa0002" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "bbbb0001": [() => import(/* webpackChunkName: "bbbb0001" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;
const chunkNames = JSON.stringify({
  "/docs/a-reader's-guide-1f2": {
    __comp: 'bbbb0001',
    content: 'aaaa0002',
    items: ['aaaa0002', {x: 'other'}],
  },
  '/docs-0a1': {__comp: 'bbbb0001'},
  '/docs-0a2': {__comp: 'bbbb0001'},
});
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

  test('routes keep their keys, and chunks get their short names wherever they stand', () => {
    expect(JSON.parse(load('routesChunkNames.json', chunkNames))).toEqual({
      "/docs/a-reader's-guide-1f2": {__comp: '1', content: '0', items: ['0', {x: 'other'}]},
      '/docs-0a1': {__comp: '1'},
      '/docs-0a2': {__comp: '1'},
    });
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

  test('versions of plugins stay out', () => {
    const metadata = {docusaurusVersion: '3.10.2', pluginVersions: {a: {type: 'local'}}};
    expect(load('site-metadata.json', JSON.stringify(metadata))).toBe(
      '{"docusaurusVersion":"3.10.2","pluginVersions":{}}',
    );
  });

  test('a setting that neither list has stops the build, by its name', () => {
    const source = 'export default {"title":"T","future":{},"onOrphanedDocs":"throw"};';
    expect(() => load('docusaurus.config.mjs', source)).toThrow(
      /docusaurus\.config\.mjs .*generated\.js .*onOrphanedDocs/,
    );
  });

  test.each([
    ['registry.js', 'export const registry = {};'],
    ['registry.js', `${registry}export const more = 1;`],
    ['docusaurus.config.mjs', 'export const config = {};'],
    ['site-metadata.json', '{"versions":{}}'],
  ])('an unknown form of %s stops the build and names the file', (name, source) => {
    expect(() => load(name, source)).toThrow(new RegExp(`${name}.*generated\\.js`));
  });
});

describe('patterns on the paths of modules', () => {
  const files = ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js'];

  test('one that matches a module is content', () => {
    expect(unmatched(files, {'chunks.ts': [/\/theme\/Tabs\//]})).toEqual([]);
  });

  test('one that matches nothing is named, with the file that holds it', () => {
    expect(unmatched(files, {'chunks.ts': [/\/theme\/Tabs\//, /\/theme\/Tab\//]})).toEqual([
      expect.stringMatching(/theme.*Tab.*chunks\.ts.*matches no module/),
    ]);
  });
});

describe('parts that the configuration switches off', () => {
  const badge = {badge: true, banner: null};
  const plain = {badge: false, banner: null};

  /** What is left out for a configuration that has nothing but this. */
  function leftOut(
    siteConfig: object,
    versions: SiteContent['versions'],
    hasUnlisted = false,
  ): string[] {
    const config = {baseUrlIssueBanner: false, themeConfig: {}, ...siteConfig};
    const {alias, replaced} = switchedOff(config, {versions, hasUnlisted});
    return [...Object.keys(alias), ...replaced.map(String)];
  }

  test('are left out', () => {
    expect(leftOut({}, [plain])).toEqual([
      '@theme/ContentVisibility/Draft',
      '@theme/ContentVisibility',
      '@theme/AnnouncementBar',
      '@theme/DocSidebar/Desktop/CollapseButton',
      '@theme/DocVersionBadge',
      '@theme/DocVersionBanner',
      '@theme/NavbarItem/DropdownNavbarItem',
      '@theme/NavbarItem/DocsVersionNavbarItem',
      '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
      '@theme/NavbarItem/LocaleDropdownNavbarItem',
      '/^\\.\\/BaseUrlIssueBanner$/',
    ]);
  });

  test.each([
    [
      'an announcement',
      {themeConfig: {announcementBar: {content: 'New'}}},
      [plain],
      /Announcement/,
    ],
    ['the banner for a wrong base URL', {baseUrlIssueBanner: true}, [plain], /BaseUrlIssueBanner/],
    ['a second version', {}, [badge, badge], /DocVersionBadge/],
    ['a dropdown', {themeConfig: {navbar: {items: [{items: []}]}}}, [plain], /\/DropdownNavbar/],
    ['a version with a banner', {}, [plain, {...plain, banner: 'unreleased'}], /DocVersionBanner/],
    [
      'a sidebar that readers can hide',
      {themeConfig: {docs: {sidebar: {hideable: true}}}},
      [plain],
      /CollapseButton/,
    ],
  ] as const)('come back with %s', (_, siteConfig, versions, part) => {
    expect(leftOut(siteConfig, versions).filter(name => part.test(name))).toEqual([]);
  });

  test('the marks of unlisted pages come back with the first of them', () => {
    expect(leftOut({}, [plain], true)).not.toContain('@theme/ContentVisibility');
  });
});
