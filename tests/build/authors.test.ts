// Protects authors: what they add and delete passes the check, and their mistakes do not.
import {stripVTControlCharacters} from 'node:util';
import {beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

/** Each check builds a copy of the site once. */
const timeLimit = 900_000;
const allPassed = /\n\d+ passed, 0 failed\s*$/;
const description = 'What a reader has at the end of this page, in fifty characters or more.';
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
const post = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\nauthors: [docs-team]\ntags: [sample]\n---\n\nThe first sentence.\n\n{/* truncate */}\n\nThe rest of the post.\n`;

/** Code in many languages that contains what the prose rules report in text. */
const codeBlocks = {
  yaml: 'width: 100%\nsteps:\n  - run: echo "$1" # TODO',
  ts: 'const width: string = "100%"; // TODO',
  html: '<p style="width: 100%">The best "$1"</p>',
  python: 'print("$1")  # TODO',
  diff: '- width: 100%\n+ width: 50%',
};
const codePage = Object.entries(codeBlocks)
  .map(([language, code]) => `\`\`\`${language} title="Sample"\n${code}\n\`\`\``)
  .concat('Use `width: 100%`, `"$1"`, or `TODO`.')
  .join('\n\n');

const component = `import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Flag(): ReactNode {
  return <p className={styles.flag}>A flag</p>;
}
`;
const componentStyles = Array.from(
  {length: 40},
  (_, index) => `.flag:nth-child(${index + 1}) {\n  margin-block-start: ${index}px;\n}\n`,
).join('\n');

/** Adds ten docs, posts, a component, code in any language, and a picture. */
async function add(site: SiteCopy): Promise<void> {
  const folder = 'manual/part';
  const names = Array.from({length: 8}, (_, index) => `page-${index + 1}`);
  for (const [index, name] of names.entries()) {
    const link = `Read [the next page](/${folder}/${names[index + 1] ?? names[0]}.mdx).`;
    site.write(`docs/${folder}/${name}.mdx`, page(`Page ${index + 1}`, link));
  }
  site.write(
    `docs/${folder}/a-tester's-day.mdx`,
    page("A tester's day", '## Install on Windows in December\n\nWait for the frost.'),
  );
  site.write(
    `docs/${folder}/code.mdx`,
    page(
      'Code and a picture',
      `import Flag from '@site/src/components/Flag';\n\n<Flag />\n\n![A gray square](./img/square.png)\n\n${codePage}`,
    ),
  );
  const unlisted = page('Page out of sight', 'Text.').replace('---\n', '---\nunlisted: true\n');
  site.write(`docs/${folder}/unlisted.mdx`, unlisted);
  site.write(`docs/${folder}/img/square.png`, new Uint8Array(150_000));
  site.write('src/components/Flag/index.tsx', component);
  site.write('src/components/Flag/styles.module.css', componentStyles);
  for (const month of ['05', '06', '07']) {
    site.write(`blog/2025-${month}-01-post-of-${month}.mdx`, post(`Post of ${month}`));
  }
  const items = [...names, 'code', 'unlisted', "a-tester's-day"].map(name => `"${folder}/${name}"`);
  site.replace(
    'sidebars.ts',
    `        'release',\n`,
    `        'release',\n        {type: 'category', label: 'Manual', items: [\n            {type: 'category', label: 'Part', items: [${items.join(', ')}]},\n          ],\n        },\n`,
  );
  await site.run('npx prettier --write sidebars.ts');
}

/** Deletes three of the four posts, and a guide with its links, its sidebar items, and its claims. */
async function remove(site: SiteCopy): Promise<void> {
  for (const name of ['01-14-first-blog', '02-11-long-blog', '03-18-mdx-blog']) {
    site.delete(`blog/2025-${name}-post.mdx`);
  }
  site.delete('docs/user-guides/create-schedule.mdx');
  site.replace('sidebars.ts', "            'user-guides/create-schedule',\n", '');
  const claims = 'docs/getting-started/llm-setup/claims.yml';
  const claim = /  - claim: (?:(?!\n  - )[^])*?file: docs\/user-guides\/create-schedule\.mdx\n/g;
  site.write(claims, site.read(claims).replace(claim, ''));
  const link = /\[([^\]]*)\]\([^)]*(?:create-schedule|(?:first|long|mdx)-blog-post)[^)]*\)/g;
  for (const file of ['docs', 'blog', 'src/pages'].flatMap(folder => site.files(folder))) {
    if (file.endsWith('.mdx')) {
      const next = /^pagination_next: .*create-schedule\n/m;
      site.write(file, site.read(file).replace(link, '$1').replace(next, ''));
    }
  }
  for (const file of ['src/config/firstSteps.ts', 'src/pages/_home/ThingsToMake.tsx']) {
    site.write(file, site.read(file).replaceAll('/create-schedule', '/create-group'));
  }
  await site.run('npx prettier --write docs blog src/pages');
}

test(
  'npm run check passes after authors add and delete pages, posts, and pictures, and edit only the sidebar @full',
  async () => {
    const site = new SiteCopy();
    await remove(site);
    await add(site);
    // All steps but the types, which the authors' component cannot fail.
    const {code, output} = await site.check('prose spelling format provider build output');
    expect(output).toMatch(allPassed);
    expect(code).toBe(0);
    // An unlisted page in the sidebar is nowhere but at its address.
    const title = 'Page out of sight';
    expect(site.read('build/docs/manual/part/unlisted/index.html')).toContain(title);
    for (const file of site.files('build').filter(name => /\.(html|md|txt|xml|json)$/.test(name))) {
      if (!file.includes('part/unlisted')) {
        expect(site.read(file).includes(title), file).toBe(false);
      }
    }
  },
  timeLimit,
);

/** Paragraphs with broken links and large images, of which some are fine. */
const partial = [
  'Press [here](./_a.mdx).',
  '[A file](/no.mdx), [an anchor](/_a.mdx#no), [an id](#Yes), [an element](#at), [a page](/blog#no).',
  '![One](./large.png)',
  '![Two](./fits.png)',
  '![Three](/img/large.png)',
  '![Four](@site/static/img/large.png)',
  '![Five](./no.png)',
  '## Heading {/* #Yes */}',
  '<p id="at">Text.</p>',
];

describe('npm run check: mistakes that must not go online @full', () => {
  let output = '';
  let code: number | null = 0;

  beforeAll(async () => {
    const site = new SiteCopy();
    for (const [file, bytes] of [
      ['docs/large.png', 200_001],
      ['docs/fits.png', 200_000],
      ['static/img/large.png', 250_000],
    ] as const) {
      site.write(file, new Uint8Array(bytes));
    }
    site.append(
      'docs/release.mdx',
      '\n[A page](/docs/no-such-page)\n\nTODO: write this section.\n\n:::cauton\n\nText.\n\n:::\n',
    );
    // The build ignores partials that no page imports.
    site.write('docs/_a.mdx', page('A', partial.join('\n\n')));
    site.write('docs/_b.mdx', page('B', 'A sentense with `mistakke` in code.\n\n<Open>'));
    // The format has nothing to do with these mistakes.
    const result = await site.check('prose spelling build');
    code = result.code;
    output = stripVTControlCharacters(result.output);
  }, timeLimit);

  test('fail it, with the count in the last line', () => {
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
  });

  test.each([
    ['unfinished text', /^\d+:\d+\S* .*"TODO" marks unfinished text/m],
    ['a spelling mistake', /^docs\/_b\.mdx:6:\d+ - Unknown word \(sentense\)/m],
    ['a broken link', /path = \/docs\/release:\s+-> linking to \/docs\/no-such-page/],
    ['a misspelled kind of note', /There is no box :::cauton/],
    ['invalid MDX', /docs\/_b\.mdx\n[^]*closing tag for `<Open>` \(8:1-8:7\)/],
  ])('are reported with their place: %s', (_, says) => {
    expect(output).toMatch(says);
    expect(output).not.toContain('mistakke');
  });

  test('are reported with line and rule: texts and targets of links, large images', () => {
    const [, report = ''] = /^docs\/_a\.mdx\n([^]*?)\n\n/m.exec(output) ?? [];
    expect(report.split('\n')).toEqual([
      expect.stringMatching(/^6:7-.*"here".* link-texts /),
      expect.stringMatching(/^8:1-.*no\.mdx/),
      expect.stringMatching(/^8:20-.*#no/),
      expect.stringMatching(/^10:1-.*large\.png has 201 kB/),
      expect.stringMatching(/^14:1-.*large\.png has 250 kB/),
      expect.stringMatching(/^16:1-.*large\.png has 250 kB/),
      expect.stringMatching(/^18:1-.*no\.png/),
    ]);
  });
});
