import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';
import {rehypeHighlight} from '../../src/plugins/highlight';
import {contrast, variables} from './colors';

/** Runs the plugin over one fence, as MDX gives it to rehype plugins. */
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

/** `[class names, text]` of each token in order. */
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

/** 1-based numbers of the lines that carry the mark. */
function marked(fence: Element): number[] {
  return fence.children.flatMap((line, i) =>
    JSON.stringify(line).includes('theme-code-block-highlighted-line') ? [i + 1] : [],
  );
}

describe('colors', () => {
  test('keywords, strings and numbers become token spans', async () => {
    expect(tokens(await highlight("const a = 'x' + 1;\n", 'js'))).toEqual([
      ['keyword', 'const'],
      ['operator', '= '],
      ['string', "'x' "],
      ['operator', '+ '],
      ['number', '1'],
    ]);
  });

  test.each([
    ['sh', 'echo "hi"'],
    ['html', '<p class="x">y</p>'],
    ['yml', 'a: 1'],
    ['py', 'import os'],
    ['ts', 'const a: string = "b"'],
    ['tsx', 'const a = <b>c</b>'],
    ['json', '{"a": 1}'],
    ['powershell', 'Write-Host "x"'],
    ['dotenv', 'KEY=value'],
    ['Dockerfile', 'FROM node:20'],
    ['zsh', 'echo "hi"'],
  ])('%s is a language', async (language, code) => {
    const fence = await highlight(`${code}\n`, language);
    expect(tokens(fence)).not.toEqual([]);
    expect(toString(fence)).toBe(code);
  });

  test('an instruction names its parts and colors its two endings whole', async () => {
    const code =
      'Goal: Order one mug\n  as Ada.\nDone when: the page says\n  "Thank you".\nGive up when: 60 seconds pass.';
    const fence = await highlight(`${code}\n`, 'instruction');
    expect(tokens(fence)).toEqual([
      ['term', 'Goal:'],
      ['done', 'Done when: the page says\n'],
      ['done', '  "Thank you".\n'],
      ['give-up', 'Give up when: 60 seconds pass.'],
    ]);
    expect(toString(fence)).toBe(code);
  });

  test('the text of the block is the code itself, line breaks included', async () => {
    const code = 'function f() {\n\n  /* two\n     lines */\n  return `${a}\n`;\n}';
    const fence = await highlight(`${code}\n`, 'js');
    expect(toString(fence)).toBe(code);
    expect(fence.children).toHaveLength(code.split('\n').length);
  });

  test('no inline style is left, and code that looks like HTML stays text', async () => {
    const fence = await highlight('<img src=x onerror="alert(1)">\n', 'html');
    expect(JSON.stringify(fence)).not.toContain('"style"');
    expect(toString(fence)).toBe('<img src=x onerror="alert(1)">');
  });

  test('plain text and fences without a language get lines and no tokens', async () => {
    for (const language of ['text', 'txt', 'console', 'output', undefined]) {
      const fence = await highlight('const a = 1;\n', language);
      expect(tokens(fence)).toEqual([]);
      expect(fence.children).toHaveLength(1);
    }
  });

  test('an empty fence stays empty', async () => {
    expect((await highlight('', 'js')).children).toEqual([]);
  });

  test('an unknown language is named with its place, and stays uncolored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fence = await highlight('foo\n', 'no-such-language');
    expect(warn.mock.calls.join()).toMatch(/docs\/page\.mdx:7.*no-such-language/s);
    expect(toString(fence)).toBe('foo');
    warn.mockRestore();
  });
});

describe('info string', () => {
  test('title', async () => {
    expect((await highlight('a\n', 'bash', 'title="it\'s {1} here" {2}')).properties.title).toBe(
      "it's {1} here",
    );
  });

  test('line numbers start at 1 or where the author says', async () => {
    const numbers = async (meta: string) =>
      (await highlight('a\nb\n', 'text', meta)).children.map(
        line => (line as Element).properties.dataLine,
      );
    expect(await numbers('showLineNumbers')).toEqual([1, 2]);
    expect(await numbers('showLineNumbers=41 {1}')).toEqual([41, 42]);
    expect(await numbers('')).toEqual([undefined, undefined]);
  });

  test('highlighted lines', async () => {
    expect(marked(await highlight('a\nb\nc\nd\ne\n', 'text', '{1,3-4}'))).toEqual([1, 3, 4]);
  });

  test('a wrong range names the file and the line', async () => {
    await expect(highlight('a\n', 'text', '{3-1}')).rejects.toThrow(
      /docs\/page\.mdx:7.*\{3-1\}.*\{1,3-5\}/,
    );
  });
});

describe('magic comments', () => {
  test.each([
    ['js', '// highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
  ])('%s: the line after %s', async (language, comment) => {
    const fence = await highlight(`one\n  ${comment}\ntwo\nthree\n`, language);
    expect(toString(fence)).toBe('one\ntwo\nthree');
    expect(marked(fence)).toEqual([2]);
  });

  test('a block', async () => {
    const fence = await highlight('a\n# highlight-start\nb\nc\n# highlight-end\nd\n', 'bash');
    expect(toString(fence)).toBe('a\nb\nc\nd');
    expect(marked(fence)).toEqual([2, 3]);
  });

  test.each(['# highlight-start\na\n', 'a\n# highlight-end\n'])('unpaired: %j', async code => {
    await expect(highlight(code, 'bash')).rejects.toThrow(/docs\/page\.mdx:7.*highlight-/);
  });
});

describe('style sheet', () => {
  const css = readFileSync('src/theme/CodeBlock/tokens.css', 'utf8');
  const all = readFileSync('src/css/tokens.css', 'utf8') + css;
  const named = [...css.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name]) => name!);

  test.each([':root', "[data-theme='dark']"])('4.5:1 contrast in %s', selector => {
    const colors = variables(all, selector);
    const text = [...new Set([...named, '--site-ink'])];
    expect(text).toHaveLength(8);
    for (const background of ['--site-sunken', '--site-accent-tint']) {
      for (const name of text) {
        expect
          .soft(contrast(colors[name]!, colors[background]!), `${name} on ${background}`)
          .toBeGreaterThan(4.5);
      }
    }
  });
});
