import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contentFiles} from '../../scripts/prose/files';
import {parsePage} from '../../scripts/prose/page';
import {powershellProblems, samplesOf, type Sample} from '../../scripts/prose/samples';

/** What is wrong with a sample, in words; `undefined` when nothing is. */
type Parser = (sample: Sample) => string | undefined;

const bash: Parser = ({code}) => {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  return status === 0 ? undefined : stderr;
};

/** The message of the error that `parse` throws. */
const errorOf = (parse: () => unknown) => {
  try {
    parse();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** How each language is parsed; prose in a fence is `text` and needs no parser. */
const parsers: Record<string, Parser> = {
  bash,
  sh: bash,
  json: ({code}) => errorOf(() => JSON.parse(code)),
  powershell: ({code}) => powershellProblems(code).join('\n') || undefined,
  mdx: ({code}) => errorOf(() => parsePage('sample.mdx', code)),
  text: () => undefined,
};

/** Credentials in an address end up in logs; no sample shows how. */
const keyInAddress = /[?&](?:api_?key|key|token|access_token)=/i;

const problemOf = (sample: Sample) => {
  const parse = parsers[sample.language];
  if (!parse) {
    return `No parser for "${sample.language}"; add one to tests/unit/samples.test.ts.`;
  }
  return keyInAddress.test(sample.code) ? 'A key stands in an address.' : parse(sample);
};

const samples = [...contentFiles('.'), 'CONTRIBUTING.md'].flatMap(file =>
  samplesOf(parsePage(file, readFileSync(file, 'utf8'))),
);

const componentFolder = '@site/src/components/';

/** The components that an MDX text imports, as paths below `@site/src/components`. */
const importedComponents = (source: string) =>
  parsePage('x.mdx', source)
    .tree.children.flatMap(node =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
    )
    .flatMap(statement => (statement.type === 'ImportDeclaration' ? [statement.source.value] : []))
    .filter(from => typeof from === 'string' && from.startsWith(componentFolder))
    .map(from => String(from).slice(componentFolder.length));

test('the contributor guide shows every component that pages use, and no other', () => {
  const used = contentFiles('.').flatMap(file => importedComponents(readFileSync(file, 'utf8')));
  const shown = samples
    .filter(({file, language}) => file === 'CONTRIBUTING.md' && language === 'mdx')
    .flatMap(({code}) => importedComponents(code));
  for (const component of shown) {
    const files = ['.tsx', '/index.tsx'].map(end => `src/components/${component}${end}`);
    expect(files.some(existsSync), component).toBe(true);
  }
  // The guide shows one figure; the others are used in the same way.
  const toShow = used.filter(component => !component.startsWith('diagrams/'));
  expect(shown).toEqual(expect.arrayContaining(toShow));
});

test('there are samples to parse', () => {
  expect(samples.length).toBeGreaterThan(20);
});

test.each(samples)('$file:$line parses as $language', sample => {
  expect(problemOf(sample)).toBeUndefined();
});

describe('a broken sample is found', () => {
  const broken: [string, string][] = [
    ['bash', 'if true; then'],
    ['bash', 'curl "https://shop.example/?api_key=YOUR_API_KEY"'],
    ['json', '{"a": 1,}'],
    ['powershell', 'curl https://shop.example/'],
    ['powershell', 'curl.exe https://shop.example/ \\\n  --silent'],
    ['powershell', 'curl.exe https://shop.example/ ` \n  --silent'],
    ['powershell', 'curl.exe --header "x: $KEY" https://shop.example/'],
    ['powershell', 'curl.exe --header "x: 1 https://shop.example/'],
    ['powershell', 'export KEY=1'],
    ['powershell', `curl.exe https://shop.example/ --data '{"a":1}'`],
    ['mdx', '<Tabs>'],
    ['cobol', 'STOP RUN.'],
  ];
  test.each(broken)('%s: %s', (language, code) => {
    expect(problemOf({file: 'x.mdx', line: 1, language, code})).toEqual(expect.any(String));
  });
});
