import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkProse, checks} from '../../scripts/prose';
import {contentFiles} from '../../scripts/prose/files';
import {measure} from '../../scripts/prose/checks/length';
import {parsePage} from '../../scripts/prose/page';

const description = 'What a reader has at the end of this page, in fifty characters or more.';
const page = (body: string, title = 'A title') =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
const bodyLine = 6;

type Case = {check: keyof typeof checks; file?: string; source: string; line: number; says: string};

/** For each rule, text that breaks it: the line that has to be reported, and a word of the report. */
const cases: Case[] = [
  {check: 'frontMatter', source: `---\ndescription: ${description}\n---\n`, line: 1, says: 'title'},
  {check: 'frontMatter', source: '---\ntitle: A\n---\n', line: 1, says: '0 characters'},
  {
    check: 'frontMatter',
    source: `---\ntitle: A\ndescription: ${'long '.repeat(40)}\n---\n`,
    line: 1,
    says: '199 characters',
  },
  {check: 'unfinishedText', source: page('Done.\n\nTODO: write'), line: 8, says: '"TODO"'},
  {check: 'unfinishedText', source: page('<Card text="Coming soon" />'), line: 6, says: 'soon'},
  {check: 'fillerWords', source: page('First line,\nsimply the second.'), line: 7, says: 'simply'},
  {check: 'fillerWords', source: page('It works in 100 % of cases.'), line: 6, says: '100 %'},
  {check: 'volatileValues', source: page('Use `gpt-4o`.'), line: 6, says: 'gpt-4o'},
  {
    check: 'volatileValues',
    source: page('```json\n{"m": "claude-opus-9"}\n```'),
    line: 7,
    says: 'claude-opus-9',
  },
  {check: 'volatileValues', source: page('Try Gemini 2.5 Pro.'), line: 6, says: 'Gemini 2.5'},
  {
    check: 'volatileValues',
    file: 'docs/a.mdx',
    source: page('It costs 5 USD.'),
    line: 6,
    says: '5 USD',
  },
  {
    check: 'headingCase',
    source: page('## Check Your Key\n\nText.'),
    line: 6,
    says: '"Your", "Key"',
  },
  {check: 'headingCase', source: page('Text.', 'A Title'), line: 1, says: '"Title"'},
  {check: 'headingLevels', source: page('# Again\n\nText.'), line: 6, says: '##'},
  {
    check: 'headingLevels',
    source: page('## One\n\nText.\n\n#### Two\n\nText.'),
    line: 10,
    says: 'level 4',
  },
  {check: 'headingText', source: page('## One\n\n### Two\n\nText.'), line: 6, says: 'One'},
  {check: 'linkTexts', source: page('Read [here](./a.mdx).'), line: 6, says: '"here"'},
  {check: 'linkTexts', source: page('Read [Learn more](./a.mdx).'), line: 6, says: 'Learn more'},
  {check: 'linkTexts', source: page('Read https://shop.example/.'), line: 6, says: 'bare address'},
  {check: 'linkTexts', source: page('<Link to="/a">this page</Link>'), line: 6, says: 'this page'},
  {check: 'linkTexts', source: page('[](./a.mdx)'), line: 6, says: 'without text'},
  {check: 'images', source: page('![](./a.png)'), line: 6, says: 'Describe'},
  {check: 'images', source: page('![A](https://shop.example/a.png)'), line: 6, says: 'repository'},
  {check: 'images', source: page('<img src="a.png" alt="A" width="2" />'), line: 6, says: 'height'},
  {check: 'images', source: page('<img src="a.png" width="2" height="2" />'), line: 6, says: 'alt'},
  {
    check: 'stepCount',
    source: page('1. a\n2. a\n3. a\n4. a\n5. a\n6. a\n7. a\n8. a'),
    line: 6,
    says: '8 steps',
  },
  {check: 'tableCells', source: page('| A | B |\n| --- | --- |\n| a |  |'), line: 8, says: 'None'},
  {check: 'codeLanguages', source: page('```\nls\n```'), line: 6, says: 'language'},
  {
    check: 'guideLength',
    file: 'docs/user-guides/a.mdx',
    source: page('Short.'),
    line: 1,
    says: '1 words',
  },
  {
    check: 'guideLength',
    file: 'docs/user-guides/a.mdx',
    source: page('Too long. '.repeat(800)),
    line: 1,
    says: '1600 words',
  },
  {check: 'sentenceLength', source: page(`${'word '.repeat(30)}end.`), line: 1, says: '31.0 words'},
];

describe('each rule finds what breaks it', () => {
  test.each(cases)('$check: $says', ({check, file = 'blog/a.mdx', source, line, says}) => {
    const found = checkProse(file, source).filter(problem => problem.check === check);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({line, message: expect.stringContaining(says)});
  });

  test('no rule is without a case', () => {
    expect(new Set(cases.map(({check}) => check))).toEqual(new Set(Object.keys(checks)));
  });
});

describe('good text passes', () => {
  const good = [
    '## Create a Gemini key\n\nOpen the [list of keys](https://shop.example/keys).',
    '## Use `GEMINI_API_KEY`: Set the value\n\nText.',
    'Runs at 04:00 and 16:30, ratio 1:2.',
    '![The cart with one article](./cart.png)',
    '<img src="a.png" alt="A" width={2} height={2} />',
    '| A | B |\n| --- | --- |\n| a | `b` |',
    ':::note[Why]\n\nBecause.\n\n:::',
    'Gemini, Claude and Grok are model families.',
  ];
  test.each(good)('%s', body => {
    expect(checkProse('blog/a.mdx', page(body))).toEqual([]);
  });

  test('a partial needs neither front matter nor length', () => {
    expect(checkProse('docs/getting-started/_a.mdx', 'One sentence.')).toEqual([]);
  });

  test('a plain page writes its own first-level heading', () => {
    expect(checkProse('src/pages/a.mdx', page('# A title\n\nText.'))).toEqual([]);
  });
});

test('words are counted without code, sentences by their ends', () => {
  const source = page(
    '## Two words\n\nOne two three. Four five!\n\n```bash\nls -la\n```\n\n- Six seven',
  );
  expect(measure(parsePage('a.mdx', source))).toEqual({words: 9, meanSentence: 7 / 3});
});

describe('the commands', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'prose-'));
    mkdirSync(path.join(root, 'docs'));
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    for (const file of [
      'cspell.json',
      'project-words.txt',
      '.markdownlint-cli2.jsonc',
      'scripts',
    ]) {
      cpSync(file, path.join(root, file), {recursive: true});
    }
  });
  afterAll(() => rmSync(root, {recursive: true}));

  const bin = (name: string) => path.resolve('node_modules/.bin', name);
  const run = (name: string, ...args: string[]) => {
    const {status, stdout, stderr} = spawnSync(bin(name), args, {cwd: root, encoding: 'utf8'});
    return {status, output: stdout + stderr};
  };
  const write = (body: string) => writeFileSync(path.join(root, 'docs/a.mdx'), page(body));

  test('check:prose names file, line and rule, and fails', () => {
    write('Fine.\n\nPress [here](./b.mdx).');
    const {status, output} = run('tsx', 'scripts/check-prose.ts');
    expect(output).toContain(`docs/a.mdx:${bodyLine + 2} `);
    expect(output).toContain('(linkTexts)');
    expect(status).toBe(1);
  });

  test('check:prose passes good text and says how much it read', () => {
    write('Fine.');
    expect(run('tsx', 'scripts/check-prose.ts')).toEqual({
      status: 0,
      output: '1 files read, 0 problems\n',
    });
  });

  test('check:prose fails when it finds nothing to read', () => {
    expect(() => contentFiles(path.join(root, 'scripts'))).toThrow('No .md or .mdx file');
  });

  test('check:spelling names file and line, and fails', () => {
    write('A sentense with `mistakke` in code.');
    const {status, output} = run('cspell', 'lint', '--no-progress');
    expect(output).toMatch(/docs\/a\.mdx:6:\d+ - Unknown word \(sentense\)/);
    expect(output).not.toContain('mistakke');
    expect(status).toBe(1);
  });

  test('check:markdown names file and line, and fails', () => {
    write('## One\n\nText.\n* a list that touches the text');
    const {status, output} = run('markdownlint-cli2');
    expect(output).toMatch(/docs\/a\.mdx:9/);
    expect(status).toBe(1);
  });
});
