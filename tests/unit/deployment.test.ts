// Protects the deployment: the job that builds passes its search records to the job that pushes them.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {recordsFile} from '../../packages/docusaurus-theme-search-embedded/tests/support/builtSearch';

test('the records of the build are what the deployment pushes', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  const [uploaded, downloaded] = [...workflow.matchAll(/name: search-records\s+path: (\S+)/g)];
  const folder = path.dirname(path.dirname(recordsFile('build')));
  expect([uploaded?.[1], downloaded?.[1]]).toEqual([folder, folder]);
});
