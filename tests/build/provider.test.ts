// Protects that a provider needs three places, as the recipe in WRITING.md says: page, entry, and claims.
import {expect, test} from 'vitest';
import {firstVisitOfDocs} from '../output/firstVisit';
import {SiteCopy} from './site-copy';

/** Renames a provider. The names have the same lengths, so the code stays formatted. */
const rename = (text: string): string =>
  text
    .replaceAll('openai.com', 'nimbu.test')
    .replaceAll('openai', 'nimbus')
    .replaceAll('OpenAI', 'Nimbus')
    .replaceAll('OPENAI', 'NIMBUS')
    .replace(/modelNames: .*/, "modelNames: ['nimbus'],")
    .replace(/aliases: .*/, "aliases: ['cloudy'],");

/** Returns the part of a text between two marks, with the first one. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + 1);
  if (from === -1 || to === -1) {
    throw new Error(`The file contains no text from ${start} to ${end}.`);
  }
  return text.slice(from, to);
}

const entries = 'src/config/providers.ts';
const pages = 'docs/getting-started/llm-setup';

function addProvider(site: SiteCopy): void {
  const endOfEntries = '} as const satisfies';
  site.write(`${pages}/nimbus-api-key.mdx`, rename(site.read(`${pages}/openai-api-key.mdx`)));
  const entry = rename(between(site.read(entries), '  openai: {', endOfEntries));
  site.replace(entries, endOfEntries, entry + endOfEntries);
  const claims = site.read(`${pages}/claims.yml`);
  site.append(`${pages}/claims.yml`, rename(claims.slice(claims.indexOf('\nopenai:') + 1)));
}

function addPage(site: SiteCopy): void {
  const description = 'A page of one sentence, which loads nothing but what every page loads.';
  const page = `---\ntitle: A small page\ndescription: ${description}\n---\n\nOne sentence.\n`;
  site.write('docs/user-guides/small.mdx', page);
  site.replace(
    'sidebars.ts',
    "'user-guides/create-task',",
    "'user-guides/create-task',\n            'user-guides/small',",
  );
}

test('a provider in three places passes the check, is on every list, and moves no budget @full', async () => {
  const site = new SiteCopy();
  // Of the site's own build, which `npm run test:full` creates first.
  const before = firstVisitOfDocs('.');
  addProvider(site);
  addPage(site);
  // Types take as long as a build, and the next test is about what they find. Of the format, only that of
  // the changed files can differ.
  const {code, output} = await site.check('prose spelling provider build output');
  expect(code, output).toBe(0);
  const changed = ['nimbus-api-key.mdx', 'claims.yml'].map(name => `${pages}/${name}`);
  const files = [...changed, entries, 'sidebars.ts', 'docs/user-guides/small.mdx'].join(' ');
  expect(await site.run(`npx prettier --check ${files}`)).toMatchObject({code: 0});

  const lists = {
    'getting-started/llm-setup': 'href=/docs/getting-started/llm-setup/nimbus-api-key>Nimbus',
    'getting-started/data': 'href=/docs/getting-started/llm-setup/nimbus-api-key>Nimbus',
    'category/llm-api-setup': '<a href=/docs/getting-started/llm-setup/nimbus-api-key>Nimbus',
    'user-guides/estimate-cost': 'href=/docs/getting-started/llm-setup/nimbus-api-key>Nimbus',
    // Its last host, and in the next cell the path of its list of models.
    'getting-started/network':
      'eu.api.nimbu.test</code> <!-- -->for a project in Europe</span><td role=cell data-label="Path to try"><code>/v1/models</code>',
  };
  const without = Object.entries(lists).filter(
    ([path, item]) => !site.read(`build/docs/${path}/index.html`).includes(item),
  );
  expect(without, 'lists without the provider').toEqual([]);

  const after = firstVisitOfDocs(site.directory);
  expect(Math.abs(after.scripts - before.scripts), 'bytes of scripts').toBeLessThan(400);
  expect(Math.abs(after.styles - before.styles), 'bytes of styles').toBeLessThan(400);
}, 900_000);

test('an incomplete provider fails the check with what to add @full', async () => {
  const site = new SiteCopy();
  const check = 'npx vitest run tests/unit/provider-pages.test.ts';
  addProvider(site);
  site.replace(entries, "keyExpiry: 'Yes',\n    ", '');
  site.write(`${pages}/claims.yml`, site.read(`${pages}/claims.yml`).split('\nnimbus:')[0]!);
  expect((await site.run(check)).output).toContain(
    'claims.yml has no key check for "nimbus". Add "- keyCheck:"',
  );
  site.append(
    `${pages}/claims.yml`,
    '\nnimbus:\n  - keyCheck:\n      calls: [{request: GET api.nimbu.test/v1/models}]\n      answers: []\n',
  );
  const {output} = await site.run(check);
  expect(output).toContain('claims.yml has no claim for "nimbus". Add one for each fact.');
  expect(output).toMatch(/properties that anthropic in src\/config\/providers\.ts lacks.*/s);
  expect(output).toContain('keyExpiry');
  site.delete(`${pages}/nimbus-api-key.mdx`);
  expect((await site.run(check)).output).toContain(
    `${pages}/nimbus-api-key.mdx does not exist, but it is the page of "nimbus"`,
  );
}, 300_000);
