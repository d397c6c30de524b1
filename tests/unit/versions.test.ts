// Protects against Docusaurus packages of two versions, which break the build in ways that no message explains.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {version?: string}>;
};

test('all Docusaurus packages in the lock file have the version of @docusaurus/core', () => {
  const core = packages['node_modules/@docusaurus/core']!.version;
  const others = Object.entries(packages)
    .filter(
      ([path, {version}]) => /node_modules\/@docusaurus\/[^/]+$/.test(path) && version !== core,
    )
    .map(([path, {version}]) => `${path} is ${version}, not ${core}`);
  expect(
    others,
    'Set all of them in package.json to one version, then run npm install && npm dedupe.',
  ).toEqual([]);
});
