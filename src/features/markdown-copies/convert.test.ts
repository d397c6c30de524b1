// Protects Markdown copies of pages.
import {describe, expect, it} from 'vitest';
import {markdownUrl} from './markdownUrl';
import {pageToMarkdown} from './convert';
import {llmsFullTxt, llmsTxt, withTitle} from './llms';

const url = 'https://docs.example.com/docs/page/';

/** Returns the Markdown copy of an article within a page as the site builds it. */
function convert(article: string): string {
  return pageToMarkdown(
    `<!doctype html><html><head><title>T</title></head><body><nav>Menu</nav><main>
      <div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${article}</div>
      <footer>Edit</footer></main></body></html>`,
    url,
  );
}

describe('Markdown copies', () => {
  it.each([
    ['/docs/release', '/docs/release.md'],
    ['/docs/', '/docs.md'],
    [
      '/below/a/path/docs/getting-started/llm-setup/',
      '/below/a/path/docs/getting-started/llm-setup.md',
    ],
  ])('of %s have the path %s', (permalink, expected) => {
    expect(markdownUrl(permalink)).toBe(expected);
  });

  it('contain only the article, without its title', () => {
    expect(convert('<p>One <b>two</b></p>')).toBe('One **two**\n');
  });

  it('of a path with a space is encoded once', () => {
    expect(markdownUrl('/docs/a b')).toBe('/docs/a%20b.md');
    expect(markdownUrl('/docs/a%20b')).toBe('/docs/a%20b.md');
    expect(markdownUrl('/docs/100%')).toBe('/docs/100%25.md');
  });

  it.each([
    ['<p>x<sup>2</sup> H<sub>2</sub>O x<sup>2a</sup></p>', 'x² H₂O x^(2a)\n'],
    [
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Done</li><li class="task-list-item"><input type="checkbox" disabled> Open</li></ul>',
      '- [x] Done\n- [ ] Open\n',
    ],
    [
      '<p><input type="checkbox" disabled checked> Windows <input type="checkbox" disabled> Linux</p>',
      '☑ Windows ☐ Linux\n',
    ],
    ['<p><a id="old-name"></a>Text</p>', 'Text\n'],
    [
      '<audio controls src="/a%20b.mp3"></audio>',
      '[a%20b.mp3](https://docs.example.com/a%20b.mp3)\n',
    ],
    [
      '<video controls><source src="/run.webm" type="video/webm"></video>',
      '[run.webm](https://docs.example.com/run.webm)\n',
    ],
  ])('keep what %s shows', (html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it('throw an error that names a page without an article', () => {
    expect(() => pageToMarkdown('<p>lost</p>', url)).toThrow(url);
  });

  it('have absolute links and no heading links', () => {
    const html =
      '<h2 id=a>Part<a class="hash-link x" href=#a>&#8203;</a></h2><p><a href=/docs/release>r</a>, <a href=#a>a</a>, <a href=../b>b</a>, <a href=mailto:a@b.example>m</a></p><p><img src=/img/a.png alt="A picture"></p>';
    expect(convert(html)).toBe(
      '## Part\n\n[r](https://docs.example.com/docs/release), [a](https://docs.example.com/docs/page/#a), [b](https://docs.example.com/docs/b), [m](mailto:a@b.example)\n\n![A picture](https://docs.example.com/img/a.png)\n',
    );
  });

  it('quote admonitions with kind and title', () => {
    const box = (title: string) =>
      `<div class="theme-admonition theme-admonition-caution alert"><div class=h><span aria-hidden=true><svg></svg></span>${title}</div><div class=c><p>One</p><ul><li>two</li></ul></div></div>`;
    expect(convert(box('Not the &lt;key&gt;'))).toBe(
      '> **Caution: Not the \\<key>**\n>\n> One\n>\n> - two\n',
    );
    expect(convert(box('caution'))).toContain('> **Caution**\n');
  });

  it('name each tab, including hidden ones', () => {
    const html = `<div class="theme-tabs-container"><div role=tablist><button id="«1»t0" role=tab>Bash</button><button id="«1»t1" role=tab>Shell &amp; co.</button></div>
      <div><div role=tabpanel aria-labelledby="«1»t0"><p>one</p></div><div role=tabpanel aria-labelledby="«1»t1" hidden><p>two</p></div></div></div>`;
    expect(convert(html)).toBe('**Bash**\n\none\n\n**Shell & co.**\n\ntwo\n');
  });

  it('fence code with language and title, unchanged', () => {
    const html = `<div class="theme-code-block language-json"><div class=t>The "answer"</div><div><pre class="prism-code language-json"><code><span class="token-line">{"a":
</span><span class="token-line">  "&lt;b>"}
</span></code></pre><div><button>Copy</button><span role=status></span></div></div></div>`;
    expect(convert(html)).toBe('```json title=\'The "answer"\'\n{"a":\n  "<b>"}\n```\n');
  });

  it('replace a figure with its text alternative, once', () => {
    const svg = '<svg role=img aria-label="A path with two stops."><text>x</text></svg>';
    expect(convert(`<figure>${svg}${svg}<figcaption>The <b>path</b></figcaption></figure>`)).toBe(
      'Figure: A path with two stops.\n\n_The **path**_\n',
    );
    expect(convert('<p><img src="data:image/svg+xml,x" alt="A dot"></p>')).toBe('Figure: A dot\n');
    expect(convert('<p>a <svg aria-hidden=true><path/></svg>b</p>')).toBe('a b\n');
  });

  it('keep tables with captions, lists and breaks in cells, and pipes', () => {
    const html =
      '<table><caption>Facts</caption><thead><tr><th scope=col>A</th><th>B</th></tr></thead><tbody><tr><th scope=row>x<br>y</th><td><ul><li><a href=/z>z</a>: 1</li><li>2|3</li></ul></td></tr></tbody></table>';
    expect(convert(html)).toBe(
      'Facts\n\n| A | B |\n| - | - |\n| x y | [z](https://docs.example.com/z): 1; 2\\|3 |\n',
    );
  });

  it.each([
    ['<dl><dt>A</dt><dd>one</dd><dt>B</dt><dd>two</dd></dl>', 'A: one; B: two'],
    ['<section>x</section><section>y</section>', 'x y'],
    ['<details><summary>More</summary>text</details>', '**More** text'],
    ['<figure>x<figcaption>y</figcaption></figure>', 'x _y_'],
    ['a<hr>b', 'a b'],
    ['<h3>Head</h3>text', 'Head text'],
    ['<blockquote><p>said</p></blockquote>more', 'said more'],
    ['<ol start="3"><li>c</li><li>d</li></ol>', '3. c; 4. d'],
    ['<pre>cmd one \\\n  two\n</pre>', '`cmd one \\` `two`'],
    ['<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>', 'a b; c; d'],
  ])('put the blocks %s of a cell on one line', (html, text) => {
    const table = `<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>${html}</td></tr></tbody></table>`;
    expect(convert(table)).toBe(`| A |\n| - |\n| ${text} |\n`);
  });

  it('keep headings of two lines, leave out empty code, and show what a search in the page finds', () => {
    expect(convert('<h2>One<br>two</h2><p>x <code></code>y</p>')).toBe('## One two\n\nx y\n');
    expect(convert('<div hidden="until-found"><p>found</p></div><p hidden>h</p>')).toBe('found\n');
  });

  it('replace a form with a link to its part of the page', () => {
    const form = '<fieldset><legend>Your "test"</legend><label>Steps <input></label></fieldset>';
    expect(convert(`<h2 id=cost>Cost</h2><div><div>${form}</div></div>`)).toBe(
      '## Cost\n\n[Your "test": enter your values on the page](https://docs.example.com/docs/page/#cost)\n',
    );
    expect(convert(form)).toContain('(https://docs.example.com/docs/page/)');
  });

  it('keep what is not a URL, and compare ids and labels as text', () => {
    expect(convert('<p><a href="https://[">a</a></p>')).toBe('[a](https://\\[)\n');
    const svg = '<svg role=img aria-label="A &quot;dot&quot;]\n\\ here"></svg>';
    expect(convert(`<figure>${svg}${svg}</figure>`).match(/Figure/g)).toHaveLength(1);
    const tab = '<button id="a&quot;]\\" role=tab>One</button>';
    expect(convert(`${tab}<div role=tabpanel aria-labelledby="a&quot;]\\">1</div>`)).toContain(
      '**One**',
    );
  });

  it('omit controls, hidden parts, and React’s markers, and escape text that looks like HTML', () => {
    const html =
      '<p>a<!-- -->b &lt;script&gt; API_<wbr>KEY</p><form><label>x <input></label></form><fieldset>y</fieldset><button>z</button><p hidden>h</p><span aria-hidden=true>i</span>';
    expect(convert(html)).toBe('ab \\<script> API_KEY\n');
  });
});

describe('llms.txt', () => {
  const copy = {
    category: 'Guides',
    title: 'A [b] *c*',
    description: 'About it.',
    url: 'https://docs.example.com/docs/a',
    markdownUrl: 'https://docs.example.com/docs/a.md',
    text: '# A \\[b] \\*c\\*\n\nText.\n',
  };
  const site = {title: 'Site', description: 'What it is.'};

  it('lists one line per page below its category', () => {
    const other = {...copy, category: 'Blog', title: 'Post', description: ''};
    expect(llmsTxt(site, [copy, other])).toBe(
      '# Site\n\n> What it is.\n\n## Guides\n\n- [A \\[b\\] \\*c\\*](https://docs.example.com/docs/a.md): About it.\n\n## Blog\n\n- [Post](https://docs.example.com/docs/a.md)\n',
    );
  });

  it('escapes the titles and descriptions of pages, and of the site', () => {
    const text = 'Use <b> & *c*.';
    const escaped = 'Use \\<b> & \\*c\\*.';
    const described = llmsTxt({title: text, description: text}, [
      {...copy, category: text, title: text, description: text},
    ]);
    const [title, description, category, line] = described.split('\n').filter(Boolean);
    for (const part of [title, description, category]) {
      expect(part).toContain(escaped);
    }
    expect(line).toBe(`- [${escaped}](${copy.markdownUrl}): ${escaped}`);
  });

  it('in full has each text below its title and URL', () => {
    expect(withTitle(copy.title, 'Text.\n')).toBe(copy.text);
    expect(llmsFullTxt(site, [copy])).toBe(
      '# Site\n\n> What it is.\n\n# A \\[b] \\*c\\*\n\nSource: [https://docs.example.com/docs/a](https://docs.example.com/docs/a)\n\nText.\n',
    );
  });
});
