// Protects a release from fields that the owner has to set.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import manifest from '../../package.json';
import {releaseProblems} from '../../scripts/releaseProblems';

const url = 'git+https://github.com/owner/docs.git';
const ready = {name: 'theme', repository: {url}, publishConfig: {provenance: true}};

describe('a release', () => {
  test('stops, and names each field with a placeholder', () => {
    const fields = {
      ...ready,
      repository: {url: 'git+https://github.com/example/docs.git'},
      author: {email: 'docs@example.com'},
      keywords: ['@example/theme', 'an example', 'examples/of'],
      funding: 'https://docs.example.org',
    };
    expect(releaseProblems(fields).map(problem => /`([^`]+)`/.exec(problem)![1])).toEqual([
      'repository.url',
      'author.email',
      'keywords.0',
      'funding',
    ]);
    expect(releaseProblems({...ready, repository: undefined})).toEqual([
      '`repository.url` is missing. Set the URL of your repository.',
    ]);
  });

  test.each([
    [{}, ''],
    [{npm_command: 'run-script'}, ''],
    [{npm_command: 'publish', GITHUB_REPOSITORY: 'owner/docs'}, ''],
    [{npm_command: 'publish'}, '`publishConfig.provenance` needs a workflow'],
    [{GITHUB_REPOSITORY: 'owner/fork'}, 'names owner/docs, but this workflow runs in owner/fork'],
  ])('with a provenance, and %j: "%s"', (environment, problem) => {
    expect(releaseProblems(ready, environment).join()).toContain(problem);
    expect(releaseProblems(ready, environment)).toHaveLength(problem ? 1 : 0);
    expect(releaseProblems({...ready, publishConfig: {}}, environment)).toEqual([]);
  });

  test('of this package has at most one field to set, and the command stops with its name', () => {
    const problems = releaseProblems(manifest);
    expect(problems.filter(problem => !problem.startsWith('`repository.url`'))).toEqual([]);
    const {GITHUB_REPOSITORY: _, ...env} = process.env;
    const {status, stderr} = spawnSync('npm', ['run', '--silent', 'prepublishOnly'], {
      cwd: path.join(__dirname, '../..'),
      encoding: 'utf8',
      env,
    });
    expect(status).toBe(problems.length > 0 ? 1 : 0);
    problems.forEach(problem => expect(stderr).toContain(problem));
  });
});
