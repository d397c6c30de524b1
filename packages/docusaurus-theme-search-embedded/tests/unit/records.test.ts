// Protects which text of a page becomes a record, what is left out, and the ids of records.
import {access, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {
  extractPage,
  parsePage,
  toPages,
  toRecords,
  type PageSource,
  type SearchRecord,
} from '../../src/records';
import {RecordsFolder} from '../../src/records/file';

const url = 'https://docs.example.com/docs/page';
const source = {url, lvl0: 'Guides'};

const extractRecords = (html: string, from: PageSource): SearchRecord[] => [
  ...toRecords(extractPage(parsePage(html), from)),
];

function records(main: string, head = '', source = {}): SearchRecord[] {
  const html = `<!doctype html><html lang=en class="plugin-docs"><head><title>Page | Site</title>${head}</head><body><nav><p>Navbar</p></nav><main>${main}</main><footer><p>Copyright</p></footer></body></html>`;
  return extractRecords(html, {url, lvl0: 'Guides', titleSuffix: ' | Site', ...source});
}

/** Returns `type#anchor text` of each record, for readable failures. */
function outline(main: string): string[] {
  return records(main).map(record => {
    const text = record.content ?? record.hierarchy[record.type as 'lvl1'];
    return `${record.kind ?? record.type}${record.anchor === null ? '' : `#${record.anchor}`} ${text}`;
  });
}

describe('what becomes a record', () => {
  test('headings and paragraphs, with the headings above each', () => {
    const found = records(
      '<h1>Title</h1><p>Intro.</p><h2 id=a>First</h2><p>One.</p><h4 id=b>Deep</h4><p>Two.</p><h3 id=c>Third</h3><p>Three.</p><h2 id=d>Second</h2>',
    );
    expect(found.map(({type, content}) => content ?? type)).toEqual([
      'lvl1',
      'Intro.',
      'lvl2',
      'One.',
      'lvl4',
      'Two.',
      'lvl3',
      'Three.',
      'lvl2',
    ]);
    expect(found[5]?.hierarchy).toEqual({
      lvl0: 'Guides',
      lvl1: 'Title',
      lvl2: 'First',
      lvl3: null,
      lvl4: 'Deep',
      lvl5: null,
      lvl6: null,
    });
    expect(found[7]?.hierarchy).toMatchObject({lvl2: 'First', lvl3: 'Third', lvl4: null});
    expect(found[8]?.hierarchy).toMatchObject({lvl2: 'Second', lvl3: null});
  });

  test('the fields that DocSearch and its ranking use', () => {
    const head =
      '<meta name=docsearch:language content=en><meta name=docsearch:version content=current><meta name=docsearch:docusaurus_tag content=docs-default-current>';
    const [title, heading, text] = records('<h1>T</h1><h2 id=a>A</h2><p>x', head, {pageRank: 7});
    expect(title).toMatchObject({
      url,
      url_without_anchor: url,
      anchor: null,
      content: null,
      weight: {pageRank: 7, level: 90, position: 0},
    });
    expect(heading).toMatchObject({url: `${url}#a`, weight: {level: 80, position: 1}});
    expect(text).toMatchObject({
      type: 'content',
      url: `${url}#a`,
      url_without_anchor: url,
      anchor: 'a',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: {level: 0, position: 2},
    });
  });

  test('nested lists, each item with only its own text', () => {
    expect(
      outline(
        '<h1>T</h1><ul><li>One<ul><li>Two<ol><li>Three</ol> end of two</ul><li><p>Four<p>more</ul>',
      ),
    ).toEqual([
      'lvl1 T',
      'content One',
      'content Two end of two',
      'content Three',
      'content Four more',
    ]);
  });

  test('list items that the minifier left open, as Docusaurus writes them', () => {
    expect(outline('<h1>T</h1><ol><li><p>One<li><p>Two</ol><p>After')).toEqual([
      'lvl1 T',
      'content One',
      'content Two',
      'content After',
    ]);
  });

  test('a list item with code, a note and a table inside', () => {
    expect(
      outline(
        '<h1>T</h1><ol><li>Run it:<div class=theme-code-block><div>shell.sh</div><div><pre>npm test</pre><button>Copy</button></div></div><div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>Wait.</div></div><table><tr><td>Cell</table></ol>',
      ),
    ).toEqual([
      'lvl1 T',
      'content Run it:',
      'content shell.sh',
      'code npm test',
      'content Wait.',
      'content Cell',
    ]);
    expect(outline('<h1>T</h1><ul><li>Run it:<pre>npm test</pre>once</ul>')).toEqual([
      'lvl1 T',
      'content Run it: once',
      'code npm test',
    ]);
  });

  test('code samples, with their own kind and below prose', () => {
    const found = records(
      '<h1>T</h1><p>Run:</p><div class="theme-code-block"><div><pre><code><span class=token-line><span>curl</span> -I x<br></span><span class=token-line>sha256sum y<br></span></code></pre></div></div><pre>plain</pre><pre> </pre>',
    );
    expect(found.map(({kind, type, content}) => [kind, type, content])).toEqual([
      [undefined, 'lvl1', null],
      [undefined, 'content', 'Run:'],
      ['code', 'content', 'curl -I x sha256sum y'],
      ['code', 'content', 'plain'],
    ]);
    expect(found.map(({weight}) => weight!.level)).toEqual([90, 0, -10, -10]);
  });

  test('table rows, header cells included, empty cells and rows not', () => {
    expect(
      outline(
        '<h1>T</h1><table><caption>Codes</caption><thead><tr><th>Code<th>What to do<tbody><tr><th scope=row><code>401</code><td><p>Check <b>the key</b>.<ul><li>twice</ul><tr><td><td> <tr><td>429<td><td>Wait</table>',
      ),
    ).toEqual([
      'lvl1 T',
      'content Codes',
      'content Code · What to do',
      'content 401 · Check the key. twice',
      'content 429 · Wait',
    ]);
  });

  test('every panel of tabs, with its label, but not the list of tabs', () => {
    expect(
      outline(
        '<h1>T</h1><div class=tabs-container><ul role=tablist><li role=tab>macOS<li role=tab>Windows</ul><div><div role=tabpanel><p>brew</p></div><div role=tabpanel hidden><p>winget</p></div></div></div>',
      ),
    ).toEqual(['lvl1 T', 'content macOS', 'content brew', 'content Windows', 'content winget']);
  });

  test('the label of a tab once, and that of tabs inside a panel in theirs', () => {
    const tabs = (first: string, second: string) =>
      `<div><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel>${first}</div><div role=tabpanel hidden>${second}</div></div></div>`;
    const nested =
      '<div><ul role=tablist><li role=tab>Inner</ul><div><div role=tabpanel><p>deep</p></div></div></div>';
    expect(outline(`<h1>T</h1>${tabs('<p>a</p>', nested)}${tabs('<p>b</p>', '<p>c</p>')}`)).toEqual(
      ['npm', 'a', 'Yarn', 'Inner', 'deep', 'b', 'c'].reduce(
        (lines, text) => [...lines, `content ${text}`],
        ['lvl1 T'],
      ),
    );
  });

  test.each([
    [
      'O(n log n)',
      '<mrow><mi>O</mi><mo>(</mo><mi>n</mi><mi>log</mi><mo>\u2061</mo><mi>n</mi><mo>)</mo></mrow>',
    ],
    ['E = mc^2', '<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>'],
    ['α', '<mi>α</mi>'],
    [
      'x_i^(n + 1)',
      '<msubsup><mi>x</mi><mi>i</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msubsup>',
    ],
    ['(a + b)/2', '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>'],
    ['√x', '<msqrt><mi>x</mi></msqrt>'],
  ])('a formula once, as %s', (text, mathml) => {
    const math = `<math><semantics><mrow>${mathml}</mrow><annotation encoding="application/x-tex">\\TeX</annotation></semantics></math>`;
    const katex = `<span class=katex><span class=katex-mathml>${math}</span><span class=katex-html aria-hidden=true>drawn</span></span>`;
    const mathJax = `<mjx-container><svg></svg><mjx-assistive-mml>${math}</mjx-assistive-mml></mjx-container>`;
    for (const formula of [katex, mathJax, math]) {
      expect(
        outline(`<h1>T</h1><h2 id=a>The ${formula} case</h2><p>It is ${formula} here.`),
      ).toEqual(['lvl1 T', `lvl2#a The ${text} case`, `content#a It is ${text} here.`]);
    }
  });

  test('a word without its annotations (ruby)', () => {
    const ruby = '<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby>の天気。';
    expect(outline(`<h1>T</h1><p>${ruby}`)).toEqual(['lvl1 T', 'content 東京の天気。']);
  });

  test('the texts of pictures, once and below prose', () => {
    const page = extractPage(
      parsePage(
        '<main><h1>T</h1><div class=markdown><p>See <img alt="A peccary beside a server"> it.<p><picture><img alt="A lynx"></picture><img alt=""><figure><img alt="A drawing"><figcaption>A drawing</figcaption></figure><img alt="A lynx"></div>',
      ),
      source,
    );
    expect(page.sections.flatMap(({texts}) => texts)).toEqual([
      {kind: 'prose', text: 'See it.'},
      {kind: 'picture', text: 'A peccary beside a server'},
      {kind: 'picture', text: 'A lynx'},
      {kind: 'picture', text: 'A drawing'},
      {kind: 'prose', text: 'A drawing'},
    ]);
  });

  test('what browsers find although it is hidden', () => {
    expect(outline('<h1>T</h1><div hidden="until-found"><p>narwhal</p></div>')).toEqual([
      'lvl1 T',
      'content narwhal',
    ]);
  });

  test('code samples in the cells of a table, each as a block of its own', () => {
    const sample = '<pre><code>kubectl drain</code></pre>';
    const block = `<div class=theme-code-block><div>Title</div>${sample}</div>`;
    expect(
      outline(
        `<h1>T</h1><table><tr><th>Step<th>Command<tr><td>Run this${sample}then wait<td>${block}once<tr id=row><td>row<td>${sample}</table>`,
      ),
    ).toEqual([
      'lvl1 T',
      'content Step · Command',
      'content Run this then wait · once',
      'code kubectl drain',
      'content Title',
      'code kubectl drain',
      'lvl2#row row',
      'content#row row',
      'code#row kubectl drain',
    ]);
  });

  test('thousands of pictures, in linear time', () => {
    const pictures = (count: number) =>
      Array.from({length: count}, (_, index) => `<p><img alt="Picture ${index}"></p>`).join('');
    const timeOf = (count: number) => {
      const html = pictures(count);
      const start = performance.now();
      expect(outline(`<h1>T</h1><div class=markdown>${html}${html}</div>`)).toHaveLength(count + 1);
      return performance.now() - start;
    };
    timeOf(100);
    expect(timeOf(12_000)).toBeLessThan(30 * timeOf(2_000));
  });

  test('the text of labels, but not of controls', () => {
    expect(
      outline('<h1>T</h1><div class=markdown><label>Labelled</label><button>Press</button></div>'),
    ).toEqual(['lvl1 T', 'content Labelled']);
  });

  test('a table row with an id as a section of its own, and what follows as that before', () => {
    const row = (id: string, name: string) =>
      `<tr ${id}><td>${name}</td><td>text of ${name}</td></tr>`;
    const inCell = '<tr><td><a id=in-cell></a>third</td><td>x</td></tr>';
    const html = `<h1>T</h1><h2 id=colors>Colors</h2><table>${row('id=tok-a', 'first')}${row('', 'second')}${inCell}</table><p>After.`;
    const {sections} = extractPage(parsePage(`<main>${html}</main>`), source);
    expect(sections.map(({trail, anchor, texts}) => [trail.at(-1), anchor, texts.length])).toEqual([
      ['T', null, 0],
      ['T', null, 0],
      ['Colors', 'colors', 0],
      ['first', 'tok-a', 1],
      ['Colors', 'colors', 1],
      ['third', 'in-cell', 1],
      ['Colors', 'colors', 1],
    ]);
  });

  test.each(['&amp;&amp;', '??', '🚀', '===', '#'])('a heading of signs, %s', sign => {
    const shown = sign.replaceAll('&amp;', '&');
    expect(outline(`<h1>T</h1><h2 id=x><code>${sign}</code></h2><p>Text.`)).toEqual([
      'lvl1 T',
      `lvl2#x ${shown}`,
      'content#x Text.',
    ]);
  });

  test('all text of a page that is not from the docs or the blog', () => {
    const parsed = (plugin: string) =>
      parsePage(
        `<html class="plugin-${plugin} plugin-id-default"><main><h1>T</h1><div>A narwhal.</div><div><strong>Zorilla</strong> plan</div></main>`,
      );
    const textsOf = (plugin: string) =>
      extractPage(parsed(plugin), source).sections.flatMap(({texts}) =>
        texts.map(({text}) => text),
      );
    expect(textsOf('pages')).toEqual(['A narwhal.', 'Zorilla plan']);
    expect(textsOf('redoc')).toEqual(['A narwhal.', 'Zorilla plan']);
    expect(textsOf('docs')).toEqual([]);
    expect(textsOf('blog')).toEqual([]);
  });

  test('details, quotes, definitions and figures', () => {
    expect(
      outline(
        '<h1>T</h1><details><summary>More</summary><div><p>Hidden until opened.</div></details><blockquote><p>Said.</blockquote><dl><dt>Flaky<dd>Passes sometimes.</dl><figure><svg><title>Icon</title></svg><figcaption>A drawing</figcaption></figure>',
      ),
    ).toEqual([
      'lvl1 T',
      'content More',
      'content Hidden until opened.',
      'content Said.',
      'content Flaky',
      'content Passes sometimes.',
      'content A drawing',
    ]);
  });

  test("loose text that the author wrote, not the theme's", () => {
    expect(
      outline(
        '<h1>T</h1><div>March 3 · <a href=/x>Docs team</a></div><div class=markdown><div>A <b>bold</b> card<br>text<p>Para</p>tail</div></div>',
      ),
    ).toEqual(['lvl1 T', 'content A bold card text', 'content Para', 'content tail']);
  });

  test('a row of links, as separate words', () => {
    expect(
      outline('<h1>T</h1><p><a href=/a>Start</a><a href=/b>Connect</a><p>un<a href=/c>link</a>ed'),
    ).toEqual(['lvl1 T', 'content Start Connect', 'content unlinked']);
  });

  test('a step list whose items have headings', () => {
    expect(
      outline('<h1>T</h1><ol><li><h3 id=s1>Open</h3>the page<li><h3 id=s2>Close</h3><p>it</ol>'),
    ).toEqual(['lvl1 T', 'lvl3#s1 Open', 'content#s1 the page', 'lvl3#s2 Close', 'content#s2 it']);
  });

  test('the title of an admonition, if the author wrote one', () => {
    const note = (title: string) =>
      `<div class="theme-admonition theme-admonition-note"><div class=h><span><svg></svg></span>${title}</div><div><p>Body</div></div>`;
    expect(
      outline(`<h1>T</h1><div class=markdown>${note('note')}${note('Before an update')}</div>`),
    ).toEqual(['lvl1 T', 'content Body', 'content Before an update', 'content Body']);
  });
});

describe('footers', () => {
  test('of a quotation in a doc is text', () => {
    expect(
      outline(
        '<h1>T</h1><div class=markdown><blockquote><p>Q</p><footer>Ada</footer></blockquote></div>',
      ),
    ).toEqual(['lvl1 T', 'content Q', 'content Ada']);
  });

  test('of a page of its own is text, except that of the site', () => {
    const html = `<html class="plugin-pages"><body><div><h1>T</h1><article><footer>Billed monthly</footer></article></div><footer>Copyright</footer></body></html>`;
    const inMain = html.replace('<div>', '<main>').replace('</div>', '</main>');
    const texts = (page: string) => extractRecords(page, source).map(({content}) => content);
    expect(texts(inMain)).toEqual([null, 'Billed monthly']);
    expect(texts(html)).toEqual([null]);
  });
});

describe('what is left out', () => {
  test.each([
    ['navigation', '<nav aria-label=Breadcrumbs><ul><li>Home</ul></nav>'],
    ['previous and next', '<div class=pagination-nav><p>Next</p></div>'],
    ['the table of contents', '<div class=col><ul class="table-of-contents"><li>A</ul></div>'],
    ['its mobile form', '<div class="theme-doc-toc-mobile"><p>On this page</p></div>'],
    ['footers and tags', '<footer><ul><li>Tag</ul><p>Edit</footer>'],
    ['controls', '<button><p>Copy</p></button><form><p>Name</p></form>'],
    ['hidden elements', '<p hidden>a</p><div aria-hidden=true><p>b</p></div>'],
    ['elements that a style hides', '<div style="color:red; display : none"><p>c</p></div>'],
    ['also with a priority', '<div style="display:none ! important"><p>c</p></div>'],
    [
      'scripts, styles and templates',
      '<script>x</script><style>y</style><template><p>z</p></template>',
    ],
    ['comments', '<!-- <p>secret</p> -->'],
    ['text without a letter or digit', '<p>—</p><p>…</p>'],
    [
      'cards, which repeat another page',
      '<article><a href=/x><h2>Card</h2><p>Text</p></a></article>',
    ],
    ['empty headings', '<h2 id=e><a href=#e class=hash-link>\u200B</a></h2>'],
  ])('%s', (_what, html) => {
    expect(outline(`<h1>T</h1>${html}`)).toEqual(['lvl1 T']);
  });

  test('content outside main', () => {
    expect(JSON.stringify(records('<h1>T</h1>'))).not.toMatch(/Navbar|Copyright/);
  });

  test.each(['noindex', 'nofollow, noindex', 'NOINDEX'])('a page with robots "%s"', content => {
    const robots = `<meta data-rh=true name=robots content="${content}">`;
    expect(parsePage(`<head>${robots}</head><main><h1>T</h1><p>x</main>`).noIndex).toBe(true);
  });
});

describe('headings', () => {
  test('with code, links, entities, a hash link and invisible characters', () => {
    expect(
      outline(
        '<h1>T</h1><h2 id=x>The <code>--key</code> &amp; <a href=/y>its&nbsp;use</a>&#8203; &lt;b&gt; soft&shy;ware<a class=hash-link href=#x aria-label="Direct link">\u200B</a></h2>',
      ),
    ).toEqual(['lvl1 T', 'lvl2#x The --key & its use <b> software']);
  });

  test('with text in their own link', () => {
    expect(outline('<h1>T</h1><h2 id=x>Set up <a href=#x>Direct link to Set up</a></h2>')).toEqual([
      'lvl1 T',
      'lvl2#x Set up',
    ]);
    expect(outline('<h1>T</h1><h2 id=x><a href=#x>Set up</a></h2>')).toEqual([
      'lvl1 T',
      'lvl2#x Set up',
    ]);
  });

  test('without an id use the anchor of the heading above', () => {
    expect(
      outline('<h1>T</h1><h2 id=a>A</h2><h3>No id</h3><p>x<h3 id=b>B</h3><h2>Neither</h2><p>y'),
    ).toEqual([
      'lvl1 T',
      'lvl2#a A',
      'lvl3#a No id',
      'content#a x',
      'lvl3#b B',
      'lvl2 Neither',
      'content y',
    ]);
  });

  test('use the id of a descendant or of the section that they start', () => {
    expect(
      outline(
        '<h1>T</h1><h2><a id=in></a>Inner</h2><section id=s><h2>Opens</h2><h2>Second</h2></section>',
      ),
    ).toEqual(['lvl1 T', 'lvl2#in Inner', 'lvl2#s Opens', 'lvl2 Second']);
  });

  test('with a duplicate id: only the first one has the anchor', () => {
    expect(
      outline('<h1>T</h1><h2 id=a>A</h2><h3 id=dup>B</h3><h2 id=c>C</h2><h3 id=dup>D</h3><p>d'),
    ).toEqual(['lvl1 T', 'lvl2#a A', 'lvl3#dup B', 'lvl2#c C', 'lvl3#c D', 'content#c d']);
  });

  test('have an anchor that is escaped only in the URL', () => {
    const [, heading] = records('<h1>T</h1><h2 id="100% über uns">Ü</h2>');
    expect(heading).toMatchObject({
      anchor: '100% über uns',
      url: `${url}#100%25%20%C3%BCber%20uns`,
    });
  });

  test("default to the document's title without the site's name", () => {
    expect(outline('<h2 id=a>A</h2>')).toEqual(['lvl1 Page', 'lvl2#a A']);
  });

  test('text before the title belongs to the title', () => {
    expect(records('<p>Early</p><h1>T</h1>')[0]?.hierarchy.lvl1).toBe('T');
  });
});

describe('object ids', () => {
  const body = '<h1>T</h1><h2 id=a>A</h2><p>same<p>same<p>other';
  const ids = (main: string, pageUrl = url) =>
    records(main, '', {url: pageUrl}).map(record => record.objectID);

  test('are unique, also for a repeated text', () => {
    expect(new Set(ids(body)).size).toBe(5);
  });

  test('stay the same if the host, the order of other texts, or the headings above change', () => {
    expect(ids(body, 'https://preview.example.net/docs/page')).toEqual(ids(body));
    expect(ids('<h1>T</h1><h2 id=a>A</h2><p>new<p>other')).toContain(ids(body)[4]);
    expect(ids('<h1>New title</h1><h2 id=a>A</h2><p>other')).toContain(ids(body)[4]);
  });

  test('differ by language, also with separate hosts', () => {
    const inGerman = `<html lang=de><main>${body}</main>`;
    const german = extractRecords(inGerman, {url, lvl0: 'Guides'}).map(record => record.objectID);
    expect(german).toHaveLength(5);
    expect(german.filter(id => ids(body).includes(id))).toEqual([]);
  });

  test('change with the page, the anchor and the text', () => {
    const changed = [
      ...ids(body, `${url}2`),
      ...ids('<h1>T</h1><h2 id=b>A</h2><p>same<p>same<p>other').slice(1),
    ];
    expect(changed.filter(id => ids(body).includes(id))).toEqual([]);
  });
});

test('parsePage reads the plugin, the language and the first element of each id', () => {
  const page = parsePage(
    '<!doctype html><html lang=de class="blog-wrapper plugin-blog plugin-id-default"><title>A &amp; B</title><body><p id=x>1<p id=x>2',
  );
  expect(page).toMatchObject({plugin: 'blog', language: 'de', title: 'A & B', noIndex: false});
  expect(page.main.tagName).toBe('body');
  expect(page.byId.get('x')?.childNodes).toHaveLength(1);
});

test('a React page without a main has the text inside the wrapper of the layout', () => {
  const page = parsePage(
    '<body><div class=theme-announcement-bar>Sale</div><nav>Menu</nav><div class="main-wrapper x"><h1>T</h1><p>Text</div><footer>Imprint</footer>',
  );
  expect(page.hasMain).toBe(true);
  const {sections} = extractPage(page, source);
  expect(sections.flatMap(({texts}) => texts.map(({text}) => text))).toEqual(['Text']);
});

test('a page of a blog is a post, and so are records of an area `blog` or with a date in their path', () => {
  const html = (plugin: string) => `<html class="plugin-${plugin}"><main><h1>T</h1></main>`;
  const isPost = (plugin: string) => extractPage(parsePage(html(plugin)), {url, lvl0: 'X'}).isPost;
  expect(['blog', 'docs', 'pages'].map(isPost)).toEqual([true, false, false]);
  const record = {
    ...extractRecords('<h1>T</h1>', {url, lvl0: 'X'})[0]!,
    area: undefined,
  };
  const pages = toPages([
    {...record, url: 'https://site.example/news/2024/05/13/version-3'},
    {...record, url: 'https://site.example/news/version-3', area: 'blog'},
    {...record, url: 'https://site.example/api/2024/05'},
  ]);
  expect(pages.map(page => page.isPost)).toEqual([true, true, false]);
});

test('any document has records or none, without an exception', () => {
  for (const html of [
    '',
    '<',
    'plain text',
    '<html><frameset></frameset></html>',
    '<p>\u0000&#xD800;',
  ]) {
    expect(Array.isArray(extractRecords(html, {url, lvl0: 'X'}))).toBe(true);
  }
});

describe('the files of records', () => {
  let site: string;
  beforeEach(async () => {
    site = await mkdtemp(path.join(os.tmpdir(), 'search-records-'));
  });
  afterEach(() => rm(site, {recursive: true}));

  test('are separate for each build folder', () => {
    const folders = ['build', 'build.old', 'a/b', 'a-b', '../build', '/build/en'];
    const files = folders.map(folder => new RecordsFolder('', folder).fileOf('en'));
    expect(new Set(files).size).toBe(6);
  });

  test('of removed languages are deleted, except those of other builds', async () => {
    const files = [
      ['build', 'en'],
      ['build', 'de'],
      ['build', 'fr'],
      ['build.old', 'fr'],
    ] as const;
    for (const [outDir, locale] of files) {
      await new RecordsFolder(site, outDir).write(locale, []);
    }
    const folder = new RecordsFolder(site, 'build');
    await folder.keepLocales(['en', 'de']);
    const left = await readdir(path.dirname(folder.fileOf('en')));
    expect(left.sort()).toEqual(['de.json', 'en.json']);
    const other = new RecordsFolder(site, 'build.old').fileOf('fr');
    await expect(access(other)).resolves.not.toThrow();
  });

  test('have settings with the synonyms of all languages of the site, from their builds', async () => {
    const folder = new RecordsFolder(site, 'build');
    await folder.write('en', []);
    const file = path.join(site, 'search-records/build.push.json');
    await writeFile(file, '{"indexName":');
    const locales = ['en', 'de'];
    const build = {indexName: 'docs', locales};
    const former = {indexName: 'docs', locale: 'fr', locales: ['fr']};
    await folder.writeSettings({...former, synonyms: [['dossier', 'classeur']]});
    await folder.writeSettings({...build, locale: 'en', synonyms: [['repo', 'repository']]});
    await folder.writeSettings({...build, locale: 'de', synonyms: [['Ordner', 'Verzeichnis']]});
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      indexName: 'docs',
      synonyms: {en: [['repo', 'repository']], de: [['Ordner', 'Verzeichnis']]},
    });
  });
});
