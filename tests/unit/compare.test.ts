import {PNG} from 'pngjs';
import {describe, expect, test} from 'vitest';
import {differenceOf} from '../../scripts/compare/pictures';
import {htmlReport, markdownSummary} from '../../scripts/compare/report';
import {compareStates, contentOf, type State} from '../../scripts/compare/states';

const weight = (file: string, total: number) => ({
  ...{file, kind: 'doc' as const, html: 1, css: 1, js: 1, total, files: []},
});
const before: State = {
  pages: new Map([
    ['/', 'home'],
    ['/docs/a', 'old'],
    ['/docs/gone', 'x'],
  ]),
  weights: [weight('/docs/a', 100), weight('/docs/gone', 100)],
  shared: new Map([
    ['main.js', 10],
    ['old.js', 1],
  ]),
  records: new Set(['a', 'b']),
};
const after: State = {
  pages: new Map([
    ['/', 'home'],
    ['/docs/a', 'new'],
    ['/docs/<new>', 'x'],
  ]),
  weights: [weight('/', 90), weight('/docs/a', 130), weight('/docs/<new>', 100)],
  shared: new Map([
    ['main.js', 12],
    ['new.js', 2],
  ]),
  records: new Set(['b', 'c']),
};

function picture(height: number, shade: number): Buffer {
  const png = new PNG({width: 4, height});
  png.data.fill(shade);
  return PNG.sync.write(png);
}

describe('compare: two states', () => {
  const difference = compareStates(before, after);

  test('pages, bytes and records that differ', () => {
    expect(difference).toEqual({
      added: ['/docs/<new>'],
      removed: ['/docs/gone'],
      changed: ['/docs/a'],
      samples: ['/'],
      bytes: [
        {name: 'mean page: doc', before: 100, after: 107},
        {name: 'main.js', before: 10, after: 12},
        {name: 'old.js', before: 1, after: undefined},
        {name: 'new.js', before: undefined, after: 2},
      ],
      gained: ['c'],
      lost: ['a'],
    });
  });

  test('a state does not differ from itself', () => {
    const {added, removed, changed, bytes, gained, lost} = compareStates(after, after);
    expect([added, removed, changed, bytes, gained, lost].flat()).toEqual([]);
  });

  test('a page is the same when only names of built files and scripts differ', () => {
    const html = (hash: string, text: string) =>
      `<title>A</title><script src="/main.${hash}.js"></script><main class="a_${hash}"><p class="b_${hash}">b</p><img src="/img/a-${hash}${hash}${hash}${hash}.svg">${text}</main>`;
    expect(contentOf(html('0123abcd', 'a'))).toBe(contentOf(html('4567cdef', 'a')));
    expect(contentOf(html('0123abcd', 'a'))).not.toBe(contentOf(html('0123abcd', 'b')));
  });

  test('pictures of different height are compared on the same ground', () => {
    expect(differenceOf(picture(4, 255), picture(4, 255)).pixels).toBe(0);
    const {pixels, picture: marked} = differenceOf(picture(4, 255), picture(6, 0));
    expect(pixels).toBeGreaterThan(0);
    expect(PNG.sync.read(marked)).toMatchObject({width: 4, height: 6});
  });

  test('the report holds pages, figures and pictures, and quotes what comes from outside', () => {
    const pictures = [
      {
        ...{page: '/docs/a', view: 'phone, dark', before: picture(4, 255), after: picture(4, 0)},
        difference: differenceOf(picture(4, 255), picture(4, 0)),
      },
      {page: '/docs/<new>', view: 'desktop, light', after: picture(4, 0)},
    ];
    const report = {base: 'origin/main', difference, pictures, notShown: ['/docs/z']};
    const html = htmlReport(report);
    expect(html).toContain('/docs/&lt;new&gt;');
    expect(html).not.toContain('<new>');
    expect(html.match(/data:image\/png;base64,/g)).toHaveLength(4);
    expect(html).toContain('/docs/z');
    const summary = markdownSummary(report);
    expect(summary).toContain('| main.js | 10 | 12 | +2 |');
    expect(summary).toContain('Search records: 1 gained, 1 lost');
    expect(summary).toContain('Pages that look different (1): `/docs/a`');
  });
});
