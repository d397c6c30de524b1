// Protects the colors of code, and the comments that mark lines.
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';
import {rehypeHighlight} from '../../src/plugins/highlight';
import {contrast, variables} from './colors';

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

/** Returns the 1-based numbers of the highlighted lines. */
function marked(fence: Element): number[] {
  return fence.children.flatMap((line, i) =>
    JSON.stringify(line).includes('theme-code-block-highlighted-line') ? [i + 1] : [],
  );
}

const numbers = (fence: Element) =>
  fence.children.map(line => (line as Element).properties.dataLine);

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
    'an unknown language: %s is reported with file and line, and is plain text',
    async language => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const fence = await highlight('const a = 1;\n', language);
      expect(warn.mock.calls.join()).toContain('docs/page.mdx:7');
      expect(warn.mock.calls.join()).toContain(language);
      expect(tokens(fence)).toEqual([]);
      expect(toString(fence)).toBe('const a = 1;');
      warn.mockRestore();
    },
  );
});

describe('info string', () => {
  test.each([
    ['', undefined, [], undefined],
    ['title="check"', 'check', [], undefined],
    ['title=\'say "hi"\' {2}', 'say "hi"', [2], undefined],
    ['{1,3-4}', undefined, [1, 3, 4], undefined],
    ['{ 1, 3 - 4 } title="check"', 'check', [1, 3, 4], undefined],
    ['showLineNumbers', undefined, [], 1],
    ['showLineNumbers=41 {1}', undefined, [1], 41],
    // The content of a title is plain text.
    ['title="GET /users/{}"', 'GET /users/{}', [], undefined],
    ['title="v{3}" {1}', 'v{3}', [1], undefined],
    ['title="it\'s {1} here" {2}', "it's {1} here", [2], undefined],
    ['title="what showLineNumbers does"', 'what showLineNumbers does', [], undefined],
    [
      'title="set title=\'x\' showLineNumbers=7 {2}"',
      "set title='x' showLineNumbers=7 {2}",
      [],
      undefined,
    ],
    ['caption="{3}" title="a"', 'a', [], undefined],
    ['subtitle="b"', undefined, [], undefined],
  ])('%s', async (metastring, title, highlighted, firstLine) => {
    const fence = await highlight('a\nb\nc\nd\n', 'text', metastring);
    expect(fence.properties.title).toBe(title);
    expect(marked(fence)).toEqual(highlighted);
    expect(numbers(fence)).toEqual(
      [0, 1, 2, 3].map(i => (firstLine === undefined ? undefined : firstLine + i)),
    );
  });

  test.each([
    ['{3-1}', '{1,3-5}'],
    ['{0}', '{1,3-5}'],
    ['{}', '{1,3-5}'],
    ['{1-2-3}', '{1,3-5}'],
    ['{a}', '{1,3-5}'],
    ['showLineNumbers=x', 'showLineNumbers=5'],
    ['showLineNumbers={5}', 'showLineNumbers=5'],
    ['title="check', 'title="a title"'],
    ['title=check', 'title="a title"'],
  ])(
    'invalid: the error for %s contains file, line, and correction',
    async (metastring, instead) => {
      const failure = highlight('a\n', 'text', metastring);
      await expect(failure).rejects.toThrow('docs/page.mdx:7');
      await expect(failure).rejects.toThrow(`"${metastring}"`);
      await expect(failure).rejects.toThrow(instead);
    },
  );
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

  test.each([
    ';; highlight-next-line',
    '! highlight-start',
    '(* highlight-next-line *)',
    'rem highlight-next-line',
    '--[[ highlight-next-line ]]',
    '{- highlight-end -}',
    '*> highlight-next-line',
    '/** highlight-next-line */',
    '{# highlight-next-line #}',
  ])('%s is read, or stops the build with file and line', async comment => {
    let marks: number[] = [];
    const result = await highlight(`${comment}\na\n`, 'text').then(
      fence => (marks = marked(fence)),
      (error: Error) => error.message,
    );
    if (typeof result === 'string') {
      expect(result).toMatch(/^Code block at docs\/page\.mdx:\d+: /);
      expect(result).toContain('highlight-');
    } else {
      expect(marks).toEqual([1]);
    }
  });

  test.each(['# highlight-start\na\n', 'a\n# highlight-end\n'])('unpaired: %j', async code => {
    await expect(highlight(code, 'bash')).rejects.toThrow(/docs\/page\.mdx:7.*highlight-/);
  });
});

describe('style sheet', () => {
  const css = readFileSync('src/theme/CodeBlock/code-colors.css', 'utf8');
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
