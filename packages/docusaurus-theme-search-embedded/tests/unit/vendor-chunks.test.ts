// Protects that packages of the dialog stay out of the site’s group for packages.
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {excludeFromVendors, type CacheGroup} from '../../src/build/vendorChunks';

const own = path.resolve('node_modules/docusaurus-theme-search-embedded/lib/browser');
const files = [
  '/site/node_modules/react/index.js',
  '/site/node_modules/lodash/get.js',
  '/site/src/pages/index.js',
  path.join(`${own}-else`, 'index.js'),
];
const moduleOf = (file: string) => ({nameForCondition: () => file});

/** Returns the site's group after the theme changed it. */
function groupOf(group?: CacheGroup) {
  const cacheGroups = {...(group && {defaultVendors: group}), common: {name: 'common'}};
  return excludeFromVendors({cacheGroups}, own)!.splitChunks.cacheGroups.defaultVendors as {
    test: (module: object, context?: unknown) => boolean;
  };
}

describe("the site's group for packages", () => {
  it.each<[CacheGroup | undefined, (file: string) => boolean]>([
    [undefined, (file: string) => file.includes('node_modules')],
    [{priority: 5}, () => true],
    [{test: /lodash/, name: 'lodash'}, (file: string) => file.includes('lodash')],
    [{test: '/site/src'}, (file: string) => file.startsWith('/site/src')],
    [{test: false}, () => false],
    [
      {test: module => /get/.test(module.nameForCondition!()!)},
      (file: string) => file.includes('get'),
    ],
  ])('keeps its other modules and options: %j', (group, expected) => {
    const {test, ...rest} = groupOf(group);
    expect(files.map(file => test(moduleOf(file)))).toEqual(files.map(expected));
    expect(test(moduleOf(path.join(own, 'client/worker.js')))).toBe(false);
    const {test: _, ...options} = {
      ...(group ?? {idHint: 'vendors', priority: -10, reuseExistingChunk: true}),
    } as {test?: unknown};
    expect(rest).toEqual(options);
  });

  it('passes the context of the bundler to a function of the site', () => {
    const context = {chunkGraph: {}};
    const seen: unknown[] = [];
    groupOf({test: (_, given) => seen.push(given)}).test(moduleOf('/x'), context);
    expect(seen).toEqual([context]);
  });

  it.each([false, undefined, {cacheGroups: {defaultVendors: false}}] as const)(
    'stays off: %j',
    splitChunks => {
      expect(excludeFromVendors(splitChunks, own)).toBeUndefined();
    },
  );
});
