// Protects the colors of code, and that no setting or comment of a code block fails silently.
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {highlighter, rehypeHighlight} from './rehype';
import {contrast, variables} from '../../../tests/unit/colors';

/** Runs the plugin on one fence in the form that MDX passes to rehype plugins. */
async function highlight(code: string, language?: string, metastring?: string): Promise<Element> {
  const fence: Element = {
    type: 'element',
    tagName: 'code',
    properties: {...(language && {className: [`language-${language}`]}), metastring, live: false},
    children: code ? [{type: 'text', value: code}] : [],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [fence]};
  const tree: Root = {type: 'root', children: [pre]};
  await rehypeHighlight()(tree, new VFile({path: 'docs/page.mdx'}));
  return fence;
}

/** Returns `[class names, text]` of each token in order. */
function tokens(fence: Element): [string, string][] {
  const found: [string, string][] = [];
  visit(fence, 'element', (node: Element) => {
    const className = node.properties.className as string[];
    if (className?.[0] === 'token') {
      found.push([className.slice(1).join(' '), toString(node)]);
    }
  });
  return found;
}

/** Returns the numbers of the highlighted lines. */
const highlightedLines = (fence: Element): number[] =>
  fence.children.flatMap((line, index) =>
    JSON.stringify(line).includes('theme-code-block-highlighted-line') ? [index + 1] : [],
  );

describe('colors', () => {
  test.each([
    {
      language: 'js',
      code: "const a = 'x' + 1;\n\n/* two\n   lines */",
      classes:
        "keyword:const|operator:=|string:'x'|operator:+|number:1|punctuation:;|comment:/* two|comment:   lines */",
    },
    {
      // Nested tokens have both types.
      language: 'bash',
      code: 'export A="b ${C}"',
      classes:
        'builtin class-name:export|assign-left variable:A|operator:=|string:"b |string variable:${C}|string:"',
    },
    {
      // Endings are colored completely.
      language: 'instruction',
      code: 'Goal: One mug\n  as Ada.\nDone when: it says\n  "Thank you".\nGive up when: 60 seconds pass.',
      classes:
        'term:Goal:|done:Done when: it says|done:  "Thank you".|give-up:Give up when: 60 seconds pass.',
    },
  ])('$language: classes name the types, and the text is the code', async example => {
    const fence = await highlight(`${example.code}\n`, example.language);
    const classes = tokens(fence).map(token => token.join(':'));
    expect(classes.join('|')).toBe(example.classes);
    expect(toString(fence)).toBe(example.code);
    expect(fence.children).toHaveLength(example.code.split('\n').length);
  });

  test.each(['bash', 'powershell'])('%s: every option has one color', async language => {
    const options = ['-X', '--silent', '--show-error', '--write-out', '--data'];
    const fence = await highlight(`curl ${options.join(' a ')} "b"\n`, language);
    const colored = tokens(fence).filter(([classes]) => classes === 'parameter variable');
    expect(colored.map(([, text]) => text)).toEqual(options);
  });

  // prism-react-renderer includes the first six; php, csharp, and handlebars extend other languages.
  test.each([
    ['tsx', 'const a = <b>c</b>'],
    ['yml', 'a: 1'],
    ['py', 'import os'],
    ['rust', 'let a = 1;'],
    ['kotlin', 'val a = 1'],
    ['html', '<img src=x onerror="alert(1)">'],
    ['sh', 'echo "hi"'],
    ['zsh', 'echo "hi"'],
    ['ps1', 'Write-Host "x"'],
    ['dotenv', 'KEY=value'],
    ['Dockerfile', 'FROM node:20'],
    ['php', '<p><?php echo "a"; ?></p>'],
    ['csharp', 'var a = "b";'],
    ['handlebars', '<p>{{#if a}}b{{/if}}</p>'],
  ])('%s is a language', async (language, code) => {
    const fence = await highlight(`${code}\n`, language);
    expect(tokens(fence)).not.toEqual([]);
    expect(toString(fence)).toBe(code);
  });

  test.each(['text', 'txt', 'console', 'output', undefined])('%s has no colors', async language => {
    const fence = await highlight('const a = 1;\n', language);
    expect(tokens(fence)).toEqual([]);
    expect(fence.children).toHaveLength(1);
  });

  test('an empty fence stays empty', async () => {
    expect((await highlight('', 'js')).children).toEqual([]);
  });

  test.each(['no-such-language', 'meta', 'extend', 'constructor', '../prism-bash'])(
    'an unknown language: %s stops the build with file and line',
    async language => {
      await expect(highlight('const a = 1;\n', language)).rejects.toThrow(
        `Code block at docs/page.mdx:7: Prism does not support the language "${language}".`,
      );
    },
  );
});

describe('info string', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['title="check"', 'check'],
    ['title=\'say "hi"\'', 'say "hi"'],
    ['title="it\'s here"', "it's here"],
    ['title=""', undefined],
    // The content of a title is plain text.
    ['title="GET /users/{1}"', 'GET /users/{1}'],
    ['title="set title=\'x\' showLineNumbers=7 {2}"', "set title='x' showLineNumbers=7 {2}"],
  ])('%s', async (metastring, title) => {
    const fence = await highlight('a\nb\n', 'text', metastring);
    expect(fence.properties.title).toBe(title);
    expect(fence.properties).not.toHaveProperty('metastring');
  });

  test.each([
    ['{1,3-5}', [1, 3, 4, 5], undefined],
    ['{2} title="check"', [2], undefined],
    ['title="check" {2,4}', [2, 4], undefined],
    ['{1, 3}', [1, 3], undefined],
    ['showLineNumbers', [], 1],
    ['showLineNumbers=41 {5}', [5], 41],
    ['{99}', [], undefined],
  ])('%s highlights and numbers lines as Docusaurus does', async (meta, lines, first) => {
    const fence = await highlight('1\n2\n3\n4\n5\n', 'text', meta);
    expect(highlightedLines(fence)).toEqual(lines);
    const numbers = fence.children.map(line => (line as Element).properties.dataLine);
    expect(numbers).toEqual(numbers.map((_, index) => first && first + index));
    expect(toString(fence)).toBe('1\n2\n3\n4\n5');
  });

  test.each([
    'noInline',
    'title=check',
    'title="check',
    'subtitle="b"',
    '{a}',
    'showLineNumbers=a',
  ])('%s would have no effect: the build stops with file, line, and what to write', async meta => {
    const failure = highlight('a\n', 'text', `title="check" ${meta}`);
    await expect(failure).rejects.toThrow(`docs/page.mdx:7: "${meta}"`);
    await expect(failure).rejects.toThrow('{1,3-5}');
  });
});

describe('comments that mark lines', () => {
  test.each([
    ['js', '// %s'],
    ['tsx', '/* %s */'],
    ['jsx', '{/* %s */}'],
    ['css', '/* %s */'],
    ['json', '// %s'],
    ['html', '<!-- %s -->'],
    ['mdx', '<!-- %s -->'],
    ['yaml', '# %s'],
    ['bash', '# %s'],
    ['powershell', '# %s'],
    ['python', '# %s'],
    ['dotenv', '# %s'],
    ['Dockerfile', '# %s'],
    ['sql', '-- %s'],
    ['lua', '-- %s'],
    ['haskell', '{- %s -}'],
    ['ini', '; %s'],
    ['latex', '% %s'],
    ['vbnet', "' %s"],
    ['batch', 'REM %s'],
    ['ocaml', '(* %s *)'],
    ['handlebars', '{{!-- %s --}}'],
    ['clojure', ';; %s'],
    ['elm', '-- %s'],
  ])('%s: %s', async (language, comment) => {
    const mark = (name: string) => `  ${comment.replace('%s', `highlight-${name}`)}`;
    const code = ['a', mark('next-line'), 'b', mark('start'), 'c', '', mark('end'), 'd'];
    const fence = await highlight(`${code.join('\n')}\n`, language);
    expect(toString(fence)).toBe('a\nb\nc\n\nd');
    expect(highlightedLines(fence)).toEqual([2, 3, 4]);
  });

  test.each([
    ['css', '.highlight-start {'],
    ['css', 'a { --highlight-end: red; }'],
    ['js', 'const a = 1; // highlight-next-line'],
    ['js', '// explains highlight-start'],
    ['js', '// eslint-disable-next-line no-console'],
    ['text', 'highlight-next-line'],
  ])('in %s, %s is code', async (language, line) => {
    const fence = await highlight(`${line}\nnext\n`, language);
    expect(toString(fence)).toBe(`${line}\nnext`);
    expect(highlightedLines(fence)).toEqual([]);
  });

  test.each([
    ['// highlight-start\na', 'highlight-start'],
    ['a\n// highlight-end', 'highlight-end'],
    ['// highlight-start\n// highlight-start\n// highlight-end', 'highlight-start'],
  ])('%j: the build stops, because the partner is missing', async (code, name) => {
    await expect(highlight(`${code}\n`, 'js')).rejects.toThrow(
      `docs/page.mdx:7: A comment "${name}" has no partner.`,
    );
  });

  test('lines of the info string are those without the comments', async () => {
    const fence = await highlight('// highlight-next-line\na\nb\nc\n', 'js', '{3}');
    expect(highlightedLines(fence)).toEqual([1, 3]);
  });

  test('options of the theme for them stop the build', () => {
    const magicComments = [{className: 'error', line: 'This will error'}];
    expect(() => highlighter({prism: {theme: {}, magicComments}})).toThrow(
      'themeConfig.prism.magicComments',
    );
    expect(highlighter({prism: {theme: {}}})).toBe(rehypeHighlight);
  });
});

describe('style sheet', () => {
  const css = readFileSync('src/features/code/colors.css', 'utf8');
  const all = readFileSync('src/css/tokens.css', 'utf8') + css;
  const named = [...css.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name]) => name!);

  test.each([':root', "[data-theme='dark']"])('4.5:1 contrast in %s', selector => {
    const colors = variables(all, selector);
    const text = [...new Set([...named, '--site-ink'])];
    expect(text).toHaveLength(8);
    for (const name of text) {
      expect.soft(contrast(colors[name]!, colors['--site-sunken']!), name).toBeGreaterThan(4.5);
      // The background of a highlighted line.
      expect
        .soft(contrast(colors[name]!, colors['--site-accent-tint']!), name)
        .toBeGreaterThan(4.5);
    }
  });
});
