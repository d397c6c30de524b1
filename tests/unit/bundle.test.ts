import {expect, test} from 'vitest';
import registryLoader from '../../src/plugins/bundle/registry';

const load = (source: string): string =>
  registryLoader.call({resourcePath: '.docusaurus/registry.js'}, source);

test('the browser has how to load a module, and not what the server calls it', () => {
  const start = '"a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a \\"b\\".mdx")';
  expect(
    load(
      `export default {\n${start}, "@site/docs/a \\"b\\".mdx", require.resolveWeak("@site/docs/a \\"b\\".mdx")],};\n`,
    ),
  ).toBe(`export default {\n${start}],};\n`);
});

test.each(['export const registry = {};', '"a1": [require.resolveWeak("a"), "b"],'])(
  'an unknown form stops the build and names the file: %s',
  source => {
    expect(() => load(source)).toThrow(/registry\.js .*src\/plugins\/bundle\/registry\.js/);
  },
);
