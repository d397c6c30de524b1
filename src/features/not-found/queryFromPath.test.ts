// Protects the query that the not-found page makes of a path.
import {expect, it} from 'vitest';
import {queryFromPath} from './queryFromPath';

it.each([
  ['docs/llm-setup/openai', 'llm setup openai'],
  ['create-task', 'create task'],
  ['docs/release.html),', 'release'],
  ['docs/Task_task/index.html', 'task'],
  ['docs/instala%74ion.mdx', 'instalation'],
  ['docs/100%/setup', '100 setup'],
  ['blog/docs', 'docs'],
  ['docs', ''],
  ['🤖/%', ''],
  [`docs/${'create-'.repeat(100)}`, 'create'],
  [`docs/${'a'.repeat(1000)}`, 'a'.repeat(64)],
  [`a1/${'b'.repeat(60)}/c`, `a1 ${'b'.repeat(60)}`],
])('the path /%s is searched as "%s"', (path, query) => {
  expect(queryFromPath(path)).toBe(query);
});
