// Protects the prose rules: each reports its own mistake, and good text passes.
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import preset, {proseRules} from './index.mjs';

const description = 'What a reader has at the end of this page, in fifty characters or more.';
const page = (body: string, title = 'A title') =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

// The link check needs all files of a run, which only the command has.
const rules = (preset.plugins ?? []).filter(
  plugin => !(Array.isArray(plugin) && JSON.stringify(plugin).includes('repository')),
);
const linter = unified()
  .use({plugins: rules})
  .use(function () {
    this.compiler = () => '';
  });

type Problem = {line?: number; reason: string; ruleId?: string};

/** Returns the problems that the rules report in a text, in the order of its lines. */
async function problemsOf(source: string, name = 'blog/a.mdx'): Promise<Problem[]> {
  const {messages} = await linter.process(new VFile({path: name, value: source}));
  return messages.map(({line, reason, ruleId}) => ({line, reason, ruleId}));
}

/** Ends the excerpt of a post. */
const below = '\n\n{/* truncate */}';

type Case = {rule: string; file?: string; source: string; line: number; says: string};

/** For each rule, a text that breaks it, the line to report, and a part of the message. */
const cases: Case[] = [
  {rule: 'front-matter', source: `---\ndescription: ${description}\n---\n`, line: 1, says: 'title'},
  {rule: 'front-matter', source: '---\ntitle: A\n---\n', line: 1, says: '0 characters'},
  {
    rule: 'front-matter',
    source: `---\ntitle: A\ndescription: ${'long '.repeat(40)}\n---\n`,
    line: 3,
    says: '199 characters',
  },
  {
    rule: 'front-matter',
    source: page('Text.', 'A title\nimage: https://shop.example/a.png'),
    line: 3,
    says: 'repository',
  },
  {
    rule: 'front-matter',
    source: page('Text.', 'A title\nsidebarLabel: A'),
    line: 3,
    says: '"sidebarLabel"',
  },
  {
    rule: 'front-matter',
    source: page('Text.', 'A title\nconstructor: A'),
    line: 3,
    says: '"constructor"',
  },
  {rule: 'front-matter', source: page('Text.', '2026-11-26'), line: 2, says: 'as a date'},
  {rule: 'lost-text', source: page('Open {URL}/v1.'), line: 6, says: '{URL}'},
  {rule: 'lost-text', source: page('Then {}.'), line: 6, says: 'braces hold JavaScript'},
  {rule: 'lost-text', source: page('One\n\n{undefined}'), line: 8, says: '{undefined}'},
  {rule: 'lost-text', source: page('Or {[]}.'), line: 6, says: '{[]}'},
  {rule: 'lost-text', source: page('::: note\n\nText\n\n:::'), line: 6, says: '::: note'},
  {rule: 'lost-text', source: page(':::note\n\nText\n\nMore'), line: 6, says: 'rest of the page'},
  {rule: 'lost-text', source: page(':::cauton\n\nA\n\n:::'), line: 6, says: 'no box :::cauton'},
  {rule: 'lost-text', source: page('| A |\n| - |\n| `a|b` |'), line: 8, says: '1 of the 2 cells'},
  {rule: 'lost-text', source: page('See [x](./a page.mdx).'), line: 6, says: 'angle brackets'},
  {rule: 'lost-text', source: page('**注意：**文字'), line: 6, says: 'punctuation'},
  {rule: 'lost-text', source: page('```text\nA\n\n## B'), line: 6, says: 'rest of the page'},
  {rule: 'lost-text', source: page('One\n\nT\u001fwo'), line: 8, says: 'U+001F'},
  {rule: 'lost-text', source: page('::video[A]'), line: 6, says: ':video'},
  {rule: 'lost-text', source: page('An :abbr[API].'), line: 6, says: ':abbr'},
  {rule: 'lost-text', source: page('See [x][none].'), line: 6, says: '[x][none]'},
  {rule: 'lost-text', source: page('See [x][].'), line: 6, says: '[x][]'},
  {rule: 'lost-text', source: page('A claim.[^1]'), line: 6, says: 'footnote'},
  {rule: 'lost-text', source: page('![A b][p]\n\n[p]: ./img/a.svg'), line: 6, says: 'picture'},
  {rule: 'unfinished-text', source: page('Done.\n\nTODO: write'), line: 8, says: '"TODO"'},
  {rule: 'unfinished-text', source: page('<Card text="Coming soon" />'), line: 6, says: 'soon'},
  {rule: 'volatile-values', source: page('Try Gemini 2.5 Pro.'), line: 6, says: 'Gemini 2.5'},
  {rule: 'volatile-values', source: page('Ask for gpt-4o.'), line: 6, says: 'gpt-4o'},
  {
    rule: 'volatile-values',
    file: 'docs/a.mdx',
    source: page('It costs 5 USD.'),
    line: 6,
    says: '5 USD',
  },
  {rule: 'link-texts', source: page('Read [here](./a.mdx).'), line: 6, says: '"here"'},
  {rule: 'link-texts', source: page('Read [Learn more](./a.mdx).'), line: 6, says: 'Learn more'},
  {rule: 'link-texts', source: page('Read https://shop.example/.'), line: 6, says: 'bare URL'},
  {rule: 'link-texts', source: page('<Link to="/a">this page</Link>'), line: 6, says: 'this page'},
  {rule: 'link-texts', source: page('[](./a.mdx)'), line: 6, says: 'without text'},
  {rule: 'images', source: page('![](./a.png)'), line: 6, says: 'Describe'},
  {rule: 'images', source: page('![A](https://shop.example/a.png)'), line: 6, says: 'repository'},
  {rule: 'images', source: page('![A](./100%.png)'), line: 6, says: '%25'},
  {rule: 'images', source: page('<img src="a.png" alt="A" width="2" />'), line: 6, says: 'height'},
  {rule: 'images', source: page('<img src="a.png" width="2" height="2" />'), line: 6, says: 'alt'},
  {rule: 'code-samples', source: page('```json\n{,}\n```'), line: 6, says: 'json'},
  {rule: 'excerpts', source: page(`A.[^1]${below}\n\n[^1]: B.`), line: 6, says: 'footnotes'},
  {rule: 'excerpts', source: page(`[A](#b)${below}\n\n## B`), line: 6, says: '"#b"'},
  {rule: 'excerpts', source: page(`[A b][c]${below}\n\n[c]: ./c.mdx`), line: 6, says: '"c"'},
  {rule: 'excerpts', source: page(`\`\`\`mdx${below}\n\`\`\``), line: 6, says: 'in this code'},
];

describe('prose: each rule, and no other, reports the text that breaks it', () => {
  test.each(cases)('$rule: $says', async ({rule, file, source, line, says}) => {
    const found = (await problemsOf(source, file)).filter(({ruleId}) => ruleId === rule);
    expect(found).toEqual([{ruleId: rule, line, reason: expect.stringContaining(says) as string}]);
  });

  test('every rule of this site has a case', () => {
    const known = new Set(cases.map(({rule}) => `remark-lint:${rule}`));
    expect(proseRules.map(rule => rule.name).filter(name => !known.has(name))).toEqual([]);
  });
});

describe('prose: a model is found in any spelling', () => {
  const names = [
    'gpt-4o',
    'GPT 4o',
    'GPT4o',
    'gpt-6.1-terra',
    'ChatGPT-5',
    'o3-mini',
    'o3 mini',
    'Claude 4.5',
    'Claude Opus 4.5',
    'Opus 4.5',
    'claude-opus',
    'claude-4-5-haiku',
    'CLAUDE-HAIKU-4-5-20251001',
    'Gemini 2.5',
    'gemini 2.5',
    'gemini-flash-lite',
    'Gemini Flash 3.5',
    'Deepseek V3',
    'deepseek-reasoner',
    'DeepSeek-V4.1-Flash',
    'Grok-4',
  ];
  test.each(names)('%s', async name => {
    const [problem, ...others] = await problemsOf(page(`Choose ${name}, or another one.`));
    expect([problem?.ruleId, problem?.reason]).toEqual([
      'volatile-values',
      expect.stringContaining(`"${name}"`) as string,
    ]);
    expect(others).toEqual([]);
  });

  test('the page about prices can name models and sums, and no other doc can', async () => {
    const text = page('GPT-6 Luna costs $0.10.');
    expect(await problemsOf(text, 'docs/user-guides/estimate-cost.mdx')).toEqual([]);
    expect(await problemsOf(text, 'docs/user-guides/create-schedule.mdx')).toHaveLength(2);
  });
});

describe('prose: good text passes', () => {
  const good = [
    '## Create a Gemini key\n\nOpen the [list of keys](https://shop.example/keys).',
    '## Use `GEMINI_API_KEY`: Set the value\n\nText.',
    '## Install on Windows in December\n\nText.',
    "## Monday's run on macOS/Linux\n\nText.",
    '## With an address {/* #Its-Own */}\n\nText.',
    'Runs at 04:00 and 16:30, ratio 1:2.',
    '![The cart with one article](./cart.png)',
    '<img src="a.png" alt="A" width={2} height={2} />',
    '[![The cart](./cart.png)](./cart.mdx)',
    '| A | B |\n| --- | --- |\n| a | `b` |',
    ':::note[Why]\n\nBecause.\n\n:::',
    'Gemini, Claude and Grok are model families, as are Claude Opus, Gemini Flash, and GPT.',
    'Grok isn’t Groq. Claude Code, Gemini in the EEA, and a DeepSeek API key for 2 tests.',
    'Use `gpt-4o`, `width: 100%`, `"$1"` or `TODO`.',
    '```css\n/* TODO */\na {width: 100%}\n```',
    '```json\n{"m": "claude-opus-9", "costs": "$1"}\n```',
    '```no-such-language\nTODO 100% "$1"\n```',
    '```constructor\nA name that every object has.\n```',
    '```bash\necho "$1"\n```',
    'Pi is {Math.PI}, and {1 + 1} is two.',
    'export const name = "Ada";\n\nHello {name} and {props.name}.',
    'A text \\{URL}, `{URL}`, and \\[x]\\[y].',
    '[x][y]\n\n[y]: ./a.mdx',
    'A claim.[^1]\n\n[^1]: Its source.',
    '::::note\n\n:::tip\n\nInner.\n\n:::\n\n::::',
    '> :::note\n>\n> Text.\n>\n> :::',
    '- item\n\n  :::note\n\n  Text.\n\n  :::',
    '<a id="x"></a>\n\nText.',
    'Ask Claude 3 times.',
    'See [us](#%C3%BCber-uns) and [the icon](/favicon.ico).\n\n## Über uns\n\nText.',
    '## Use host:port or host:path\n\nText.',
    '[![The task](./cart.png)](./cart.mdx)',
    '```powershell\n$PSVersionTable\n$a = @"\nHello "$name\n"@\n```',
    '```yaml\na: 1\n---\nb: 2\n```',
    `[A b][c]\n\n[c]: ./c.mdx${below}\n\nA claim.[^1] [A](#b)\n\n[^1]: Its source.\n\n## B`,
    '| A |\n| - |\n| `a\\|b` |',
    '> ```text\n> A\n> ```',
    '- A\n\n  ~~~~text\n  ```\n  ~~~~',
    '**Note:** text, **注意** 文字, and 2 ** 3 ** 4.',
    'The array a[0][1] has ranges such as [1, 2] [3, 4].',
  ];
  test.each(good)('%s', async body => {
    expect(await problemsOf(page(body), 'docs/a.mdx')).toEqual([]);
    const inPost = await problemsOf(page(body), 'blog/a.mdx');
    expect(inPost.filter(({ruleId}) => ruleId === 'excerpts')).toEqual([]);
  });

  test.each([
    ['sidebar_position: 1_0', 1],
    ['tags:\n  - 20_26 # a year', 1],
    ["slug: '1_0'", 0],
    ['slug: a_1_0', 0],
    ['slug: /1_0', 0],
  ])('in front matter, %s has %d problems', async (line, count) => {
    const text = page('Text.').replace('---\n', `---\n${line}\n`);
    const problems = await problemsOf(text, 'docs/a.mdx');
    expect(problems.filter(({reason}) => reason.includes('js-yaml'))).toHaveLength(count);
  });

  test('a partial needs no front matter', async () => {
    expect(await problemsOf('One sentence.\n', 'docs/getting-started/_a.mdx')).toEqual([]);
  });

  test('a plain page has its own first-level heading', async () => {
    expect(await problemsOf(page('# A title\n\nText.'), 'src/pages/a.mdx')).toEqual([]);
  });

  test('the rules do not apply to the repository’s own documents', async () => {
    const text = '# A Title\n\n<!-- TODO --> a < b {c}\n';
    expect(await problemsOf(text, 'CONTRIBUTING.md')).toEqual([]);
  });
});

describe('prose: a comment disables a rule', () => {
  const ids = async (body: string) =>
    (await problemsOf(page(body))).map(({line, ruleId}) => `${line} ${ruleId}`);

  test('until another comment enables it', async () => {
    const body =
      '{/* lint disable unfinished-text */}\n\nTODO.\n\n{/* lint enable unfinished-text */}\n\nTODO.';
    expect(await ids(body)).toEqual(['12 unfinished-text']);
  });

  test('for the next block', async () => {
    const body = '{/* lint ignore volatile-values */}\n\nTODO gpt-4.\n\nA gpt-4.';
    expect(await ids(body)).toEqual(['8 unfinished-text', '10 volatile-values']);
  });
});
