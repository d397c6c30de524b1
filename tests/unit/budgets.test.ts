import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compareWithBudgets, table, updatedFiles, type Budgets} from '../../scripts/budgets/compare';
import {pageKinds, weigh, type PageWeight, type Weights} from '../../scripts/budgets/weigh';

const page = (file: string, total: number): PageWeight => ({
  ...{file, kind: 'doc', html: 10, css: 20, js: total - 30, total},
  files: [{file: 'assets/js/main.2f678776.js', bytes: total - 30}],
});

const budgets: Budgets = {
  comment: '',
  image: 100,
  mainPerPage: 10,
  sitePages: 3,
  anyPage: 1000,
  files: {'main.js': 500, 'styles.css': 200},
  pages: {home: {}, doc: {total: 600}, category: {}, post: {}, blog: {}, other: {}},
};
const weights = (change: Partial<Weights> = {}): Weights => ({
  pages: [page('a.html', 500), page('b.html', 600), page('c.html', 900)],
  shared: new Map([
    ['main.js', 530],
    ['styles.css', 200],
  ]),
  images: [{file: 'a.png', bytes: 100}],
  ...change,
});

describe('byte budgets: comparison', () => {
  test('a build at its limits passes', () => {
    expect(compareWithBudgets(weights(), budgets)).toEqual([]);
  });

  test.each<[string, Partial<Weights>, RegExp]>([
    [
      'a shared file',
      {
        shared: new Map([
          ['main.js', 530],
          ['styles.css', 201],
        ]),
      },
      /^styles\.css has 201 B, 1 B over/,
    ],
    [
      'main without its routes',
      {
        shared: new Map([
          ['main.js', 531],
          ['styles.css', 1],
        ]),
      },
      /^main\.js has 531 B, 1 B over its budget of 530/,
    ],
    [
      'a renamed file',
      {shared: new Map([['main.js', 1]])},
      /styles\.css, and the build has no such file/,
    ],
    [
      'the middle page',
      {pages: [page('a.html', 500), page('b.html', 601), page('c.html', 900)]},
      /^b\.html: total .* 1 B over the ceiling of 600 B .*main\.2f678776\.js/,
    ],
    [
      'any page',
      {pages: [page('a.html', 500), page('b.html', 600), page('c.html', 1001)]},
      /^c\.html: .* 1001 B/,
    ],
    ['a picture', {images: [{file: 'img/a.png', bytes: 101}]}, /^img\/a\.png has 101 B/],
  ])('%s that is over its limit fails by name', (_, change, says) => {
    expect(
      compareWithBudgets(
        {
          ...weights(),
          ...change,
          ...(change.pages && {
            shared: new Map([
              ['main.js', 530],
              ['styles.css', 200],
            ]),
          }),
        },
        budgets,
      ),
    ).toEqual([expect.stringMatching(says)]);
  });

  test('another page makes room for itself in main.js, which knows all routes', () => {
    const more = weights({pages: [...weights().pages, page('d.html', 500)]});
    more.shared.set('main.js', 540);
    expect(compareWithBudgets(more, budgets)).toEqual([]);
  });

  test('pages that came since the ceilings were decided make room for themselves on the others', () => {
    const heavier = [page('a.html', 510), page('b.html', 610), page('c.html', 1010)];
    const found = compareWithBudgets(weights({pages: heavier}), budgets);
    expect(found).toEqual([
      expect.stringMatching(/^b\.html: total .* ceiling of 600 B/),
      expect.stringMatching(/^c\.html: .* more than 1000 B/),
    ]);
    const more = weights({pages: [...heavier, page('d.html', 700)]});
    expect(compareWithBudgets(more, budgets)).toEqual([]);
  });

  test('an update leaves 3 to 5 % of room and follows the names of the list', () => {
    const {shared} = weights();
    shared.set('main.js', 100_030).set('styles.css', 10_000);
    const files = updatedFiles(weights({shared}), budgets);
    expect(Object.keys(files)).toEqual(['main.js', 'styles.css']);
    expect(files['main.js']! / 100_000).toBeCloseTo(1.04, 2);
    expect(files['styles.css']! / 10_000).toBeCloseTo(1.04, 2);
    expect(() => updatedFiles(weights({shared: new Map()}), budgets)).toThrow('no file main.js');
  });

  test('the table names every shared file and a page of each kind', () => {
    const lines = table(weights(), budgets).join('\n');
    expect(lines).toMatch(/main\.js +530 of 530/);
    expect(lines).toMatch(/doc .*total 600 of 600 \(b\.html\)/);
    expect(lines).toMatch(/heaviest .*900 of 1000 \(c\.html\)/);
  });

  test('budgets.json has the ceilings of a first visit that the site promises', () => {
    const {files, pages} = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
    expect(Object.keys(pages)).toEqual(pageKinds);
    expect(pages.doc).toEqual({total: 152_000, js: 127_500, css: 13_500});
    expect([pages.home.total, pages.blog.total, pages.post.total]).toEqual([
      135_000, 162_000, 162_000,
    ]);
    for (const name of ['framework.js', 'main.js', 'layout.js', 'content.js', 'styles.css']) {
      expect(files[name]).toBeGreaterThan(0);
    }
  });
});

describe('byte budgets: the weight of a build', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'weight-'));
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    writeFileSync(path.join(directory, file), text);
  };
  const script = 'document.title += 1;';
  const html = (className: string) =>
    `<html class="${className}"><head><link rel="icon" href="/base/a.svg"><link rel="stylesheet" href="/base/assets/css/styles.0123abcd.css"><link rel="prefetch" href="/base/next.js"><script id="boot-scripts" type="application/json">["/base/assets/js/main.0123abcd.js"]</script></head><body><script src="https://elsewhere.example/x.js"></script><article><img src="/base/big.png"></article></body></html>`;

  beforeAll(() => {
    write('docs/page/index.html', html('docs-wrapper docs-doc-page docs-doc-id-page'));
    write('docs/category/index.html', html('docs-wrapper docs-doc-page'));
    write('blog/index.html', html('blog-wrapper blog-list-page'));
    write('blog/post/index.html', html('blog-wrapper blog-post-page'));
    write('assets/css/styles.0123abcd.css', 'body { margin: 0 }');
    write('assets/js/main.0123abcd.js', script);
    write('assets/js/0123abcd.js', 'a chunk of content');
    write('a.svg', '<svg/>');
    write('big.png', Buffer.alloc(3000));
  });
  afterAll(() => rmSync(directory, {recursive: true}));

  test('a page weighs what its HTML lists, as a host sends it, its pictures and the web aside', () => {
    const {pages, shared, images} = weigh(directory, '/base/');
    const doc = pages.find(({file}) => file === 'docs/page/index.html')!;
    const js = gzipSync(script, {level: 9}).length;
    expect(doc).toMatchObject({kind: 'doc', js});
    expect(doc.total).toBe(doc.html + doc.css + js + gzipSync('<svg/>', {level: 9}).length);
    expect(doc.files.map(({file}) => path.basename(file))).toEqual([
      'index.html',
      'a.svg',
      'styles.0123abcd.css',
      'main.0123abcd.js',
    ]);
    expect([...shared.keys()]).toEqual(['styles.css', 'main.js']);
    expect(images).toContainEqual({file: 'big.png', bytes: 3000});
  });

  test('kinds of pages are told apart', () => {
    const kinds = weigh(directory, '/base/').pages.map(({file, kind}) => [
      path.dirname(file),
      kind,
    ]);
    expect(kinds).toEqual([
      ['blog', 'blog'],
      ['blog/post', 'post'],
      ['docs/category', 'category'],
      ['docs/page', 'doc'],
    ]);
  });

  test('a folder without pages and a file that is missing are named', () => {
    expect(() => weigh(path.join(directory, 'assets'))).toThrow('holds no pages');
    expect(() => weigh(directory, '/')).toThrow(/loads \/base\/.*not in/);
  });
});
