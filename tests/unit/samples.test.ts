// Protects the code samples of the docs and of the guide for authors.
import {existsSync, readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {parsePage} from '../../scripts/prose/page.mjs';
import {sampleProblems} from '../../scripts/prose/rules/codeSamples.mjs';

describe('code samples: the check finds a broken sample', () => {
  const broken: [string, string][] = [
    ['bash', 'if true; then'],
    ['bash', 'curl "https://shop.example/?api_key=YOUR_API_KEY"'],
    ['text', 'https://shop.example/?token=abc'],
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['powershell', 'curl https://shop.example/'],
    ['powershell', 'curl.exe --header "x: 1 https://shop.example/'],
    ['mdx', '<Tabs>'],
  ];
  test.each(broken)('%s: %s', (language, code) => {
    expect(sampleProblems(language, code)).toEqual([expect.any(String)]);
  });
});

describe('the jobs of the pipeline guide', () => {
  const guide = readFileSync('docs/user-guides/run-from-a-pipeline.mdx', 'utf8');
  const jobs: Code[] = [];
  visit(
    parsePage(guide),
    {type: 'code', lang: 'yaml'} as const,
    node => void jobs.push(node as Code),
  );

  test('are one for GitHub Actions and one for GitLab CI', () => {
    expect(jobs.map(({meta}) => meta)).toEqual([
      'title=".github/workflows/smoke.yml"',
      'title=".gitlab-ci.yml"',
    ]);
  });

  test.each(jobs)('$meta runs one command with a secret, a timeout, and a result', ({value}) => {
    const text = JSON.stringify(parse(value));
    expect(text.match(/RUN_COMMAND/g)).toHaveLength(1);
    expect(text).toMatch(/"timeout(-minutes)?":/);
    expect(text).toMatch(/"(if|when)":"always(\(\))?"/);
    expect(text).toContain('"result/"');
    expect(value).toContain('KEY_VARIABLE');
    expect(value).not.toMatch(/sk-/);
  });
});

describe('the guide for authors', () => {
  const blocks: Code[] = [];
  visit(parsePage(readFileSync('WRITING.md', 'utf8')), 'code', block => void blocks.push(block));

  test.each(blocks)('the sample on line $position.start.line is valid', ({lang, value}) => {
    expect(sampleProblems(lang ?? '', value)).toEqual([]);
  });

  test('imports components that exist', () => {
    const folder = '@site/src/components/';
    const shown = blocks.flatMap(({value}) =>
      [...value.matchAll(/from '([^']+)'/g)].map(([, from]) => from!),
    );
    const components = shown.filter(from => from.startsWith(folder));
    expect(components.length).toBeGreaterThan(5);
    for (const component of components) {
      const files = ['.tsx', '/index.tsx'].map(
        end => `src/components/${component.slice(folder.length)}${end}`,
      );
      expect(files.some(existsSync), component).toBe(true);
    }
  });
});
