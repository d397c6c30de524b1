import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

/** A check of a copy builds the site once. */
const timeLimit = 900_000;
const description = 'What a reader has at the end of this page, in fifty characters or more.';
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
const post = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\nauthors: [docs-team]\ntags: [sample]\n---\n\nThe first sentence.\n\n{/* truncate */}\n\nThe rest of the post.\n`;

/** Every kind of code that authors bring along, with what the rules on prose refuse. */
const codeBlocks = {
  yaml: 'width: 100%\nsteps:\n  - run: echo "$1" # TODO',
  ts: 'const width: string = "100%"; // TODO',
  html: '<p style="width: 100%">The best "$1"</p>',
  python: 'print("$1")  # TODO',
  diff: '- width: 100%\n+ width: 50%',
  'no-highlighter-knows-this': 'TODO "$1" 100%',
};
const codePage = Object.entries(codeBlocks)
  .map(([language, code]) => `\`\`\`${language} title="Sample"\n${code}\n\`\`\``)
  .concat('Use `width: 100%`, `"$1"`, or `TODO`.')
  .join('\n\n');

describe('npm run check: what an author adds', () => {
  const site = new SiteCopy();
  afterAll(() => site.remove());

  test(
    'ten docs, three posts, a component, any code, a picture and odd names pass, with no edit but sidebars.ts',
    async () => {
      const names = Array.from({length: 8}, (_, index) => `manual/part/page-${index + 1}`);
      for (const [index, name] of names.entries()) {
        const next = names[index + 1] ?? names[0];
        site.write(
          `docs/${name}.mdx`,
          page(`Page ${index + 1}`, `Read [the next page](./${next!.split('/').at(-1)}.mdx).`),
        );
      }
      site.write(
        "docs/manual/part/a-tester's-day.mdx",
        page("A tester's day", '## Install on Windows in December\n\nWait for the frost.'),
      );
      site.write(
        'docs/manual/part/code.mdx',
        page(
          'Code and a picture',
          `import Flag from '@site/src/components/Flag';\n\n<Flag />\n\n![A gray square](./img/square.png)\n\n${codePage}`,
        ),
      );
      site.write('docs/manual/part/img/square.png', new Uint8Array(150_000));
      const rules = Array.from(
        {length: 40},
        (_, index) => `.flag:nth-child(${index + 1}) {\n  margin-block-start: ${index}px;\n}\n`,
      );
      site.write('src/components/Flag/styles.module.css', rules.join('\n'));
      expect(site.read('src/components/Flag/styles.module.css').length).toBeGreaterThan(2000);
      site.write(
        'src/components/Flag/index.tsx',
        `import type {ReactNode} from 'react';\nimport styles from './styles.module.css';\n\nexport default function Flag(): ReactNode {\n  return <p className={styles.flag}>A flag</p>;\n}\n`,
      );
      for (const month of ['05', '06', '07']) {
        site.write(`blog/2025-${month}-01-post-of-${month}.mdx`, post(`Post of ${month}`));
      }
      const items = [...names, "manual/part/a-tester's-day", 'manual/part/code'];
      site.replace(
        'sidebars.ts',
        `        'release',\n`,
        `        'release',\n        {\n          type: 'category',\n          label: 'Manual',\n          items: [\n            {\n              type: 'category',\n              label: 'Part',\n              items: [\n${items.map(item => `                ${item.includes("'") ? `"${item}"` : `'${item}'`},\n`).join('')}              ],\n            },\n          ],\n        },\n`,
      );
      const {code, output} = await site.run('npm run --silent check');
      expect(output).toMatch(/\n\d+ passed, 0 failed\s*$/);
      expect(code).toBe(0);
    },
    timeLimit,
  );

  test(
    'what npm run new writes passes; taken and impossible names and unknown folders are refused',
    async () => {
      const {output: written} = await site.run(
        'npm run --silent new -- doc user-guides/my-page && npm run --silent new -- post my-post',
      );
      expect(written).toMatch(/Wrote docs\/user-guides\/my-page\.mdx\nWrote sidebars\.ts/);
      expect(site.read('docs/user-guides/my-page.mdx')).toContain('<DoneWhen>');
      expect(written).toMatch(/Wrote blog\/\d{4}-\d\d-\d\d-my-post\.mdx/);
      const {code, output} = await site.run('npm run --silent check');
      expect(output).toMatch(/\n\d+ passed, 0 failed\s*$/);
      expect(code).toBe(0);
      for (const [args, says] of [
        ['doc user-guides/my-page', 'docs/user-guides/my-page.mdx exists'],
        ['post my-post', 'my-post.mdx exists'],
        ['doc no-such-folder/page', 'no folder docs/no-such-folder. There are:'],
        ['doc ../../outside', 'no folder'],
        ['doc user-guides/My_Page', 'cannot be an address'],
        ['post', 'Usage'],
        ['page a', 'Usage'],
      ] as const) {
        const refused = await site.run(`npm run --silent new -- ${args}`);
        expect(refused.output).toContain(says);
        expect(refused.code).toBe(1);
      }
    },
    timeLimit,
  );
});

describe('npm run check: what an author removes', () => {
  const site = new SiteCopy();
  afterAll(() => site.remove());

  test(
    'three of the four posts, and a guide with its links and its place in the sidebar, pass',
    async () => {
      for (const post of ['01-14-first-blog', '02-11-long-blog', '03-18-mdx-blog']) {
        site.delete(`blog/2025-${post}-post.mdx`);
      }
      site.delete('docs/user-guides/create-schedule.mdx');
      site.replace(
        'sidebars.ts',
        "            guide('user-guides/create-schedule', 'clock'),\n",
        '',
      );
      const link = /\[([^\]]*)\]\([^)]*(?:create-schedule|(?:first|long|mdx)-blog-post)[^)]*\)/g;
      for (const file of ['docs', 'blog', 'src/pages'].flatMap(folder => site.files(folder))) {
        if (file.endsWith('.mdx')) {
          site.write(file, site.read(file).replace(link, '$1'));
        }
      }
      for (const file of [
        'src/components/FirstRunPath/steps.ts',
        'src/pages/_home/ThingsToMake.tsx',
      ]) {
        site.write(file, site.read(file).replaceAll('/create-schedule', '/create-group'));
      }
      await site.run('npx prettier --write docs blog src/pages');
      const {code, output} = await site.run('npm run --silent check');
      expect(output).toMatch(/\n\d+ passed, 0 failed\s*$/);
      expect(code).toBe(0);
    },
    timeLimit,
  );
});

describe('npm run check: what must not go online', () => {
  const site = new SiteCopy();
  let output = '';
  let code: number | null = 0;

  beforeAll(async () => {
    site.write('docs/lost.mdx', page('Lost', 'Nobody finds this page.'));
    site.write('docs/large.png', new Uint8Array(250_000));
    site.append(
      'docs/release.mdx',
      [
        '\n## Appendix',
        '[A page](/docs/no-such-page)',
        '[An anchor](./user-guides/create-task.mdx#no-such-anchor)',
        '![A picture](./no-such-image.png)',
        '![A large picture](./large.png)',
        'This is simply the best.',
        "<p style={{color: 'red'}}>Red.</p>",
        'A sentense.',
      ].join('\n\n') + '\n',
    );
    ({code, output} = await site.run('npm run --silent check'));
  }, timeLimit);
  afterAll(() => site.remove());

  test('fails, with the count in the last line', () => {
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
  });

  test.each([
    ['an anchor', 'no-such-anchor'],
    ['an image', 'no-such-image.png'],
    ['an image over 200 kB', 'large.png has 250 kB'],
    ['a filler word', '"simply" is filler'],
    ['praise', '"best" is filler'],
    ['a style attribute', 'forbids the style attribute of <p>'],
    ['a spelling mistake', 'sentense'],
  ])('names %s with file and line', (_, says) => {
    const lines = output.split('\n').filter(line => /^docs\/release\.mdx:\d+/.test(line));
    expect(lines).toContainEqual(expect.stringContaining(says));
  });

  test('names a doc that stands in no sidebar', () => {
    expect(output).toMatch(/docs\/lost\.mdx:1 stands in no sidebar.*'lost'/);
  });
});

test(
  'npm run check: a link that leads nowhere is named with page, file and line',
  async () => {
    const site = new SiteCopy();
    try {
      site.append('docs/release.mdx', '\n[A page](/docs/no-such-page)\n');
      const {code, output} = await site.run('npm run --silent check -- build');
      expect(output).toMatch(
        /source page path = \/docs\/release:[^]*linking to \/docs\/no-such-page/,
      );
      expect(output).toMatch(/^docs\/release\.mdx:\d+ .*\/docs\/no-such-page/m);
      expect(code).toBe(1);
    } finally {
      site.remove();
    }
  },
  timeLimit,
);
