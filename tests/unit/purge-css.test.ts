import {describe, expect, test} from 'vitest';
import {looksOf, purge} from '../../src/plugins/purge-css/purge';

const none = {safelist: [], unused: []};

/** Purges and takes the white space out, which does not matter here. */
function purged(css: string, ...scripts: string[]): string {
  return purge([css], scripts, none).join('').replace(/\s+/g, '');
}

describe('rules', () => {
  test('a class that no script names goes, one that a script names stays', () => {
    expect(purged('.hero{top:0}.card{top:1px}', '({className:"card card--new"})')).toBe(
      '.card{top:1px}',
    );
  });

  test('a property of that name is no class, and neither is what the configuration rules out', () => {
    expect(purged('.hero{top:0}.card{top:1px}', 'style.hero;"card"')).toBe('.card{top:1px}');
    expect(purged('.hero{top:0}.card{top:1px}', '{"a":0,"hero":1};x?"card":""')).toBe(
      '.card{top:1px}',
    );
    expect(
      purge(['.hero{top:0}.card{top:1px}'], ['"card hero"'], {safelist: [], unused: ['card']}),
    ).toEqual(['.hero{top:0}']);
  });

  test('alert is a role, too, so it stays only where a modifier of the component is named', () => {
    const css = '.alert{top:0}.alert--info{top:1px}';
    expect(purged(css, '({role:"alert"})')).toBe('');
    expect(purged(css, '({role:"alert",className:"alert alert--info"})')).toBe(css);
  });

  test('each part of a selector must be named', () => {
    expect(purged('.card .hero{top:0}.hero,.card{top:1px}', '"card"')).toBe('.card{top:1px}');
  });

  test('part of a word is no name', () => {
    expect(purged('.card{top:0}', '"card--new discard"')).toBe('');
  });

  test('rules in media queries go with the query when it is left empty', () => {
    expect(purged('@media print{.hero{top:0}}@media print{.card{top:0}}', '"card"')).toBe(
      '@mediaprint{.card{top:0}}',
    );
  });

  test('attributes never decide, since inline scripts may set them', () => {
    const css = '[data-theme=dark] .card{top:0}html[data-from-html]{top:1px}';
    expect(purged(css, '"card"')).toBe(
      '[data-theme=dark].card{top:0}html[data-from-html]{top:1px}',
    );
  });

  test('selectors in :is, :where and :not stay as they are', () => {
    const css = ':is([data-a=b] .card,[data-c=d] .item){top:0}.card:where(:hover,:focus){top:1px}';
    expect(purged(css, '"card item"')).toBe(css.replace(/\s+/g, ''));
  });

  test('of the choices in :is one must be named, and :not asks for nothing', () => {
    expect(purged(':is(.hero,.card){top:0}:is(.hero,.gone){top:1px}', '"card"')).toBe(
      ':is(.hero,.card){top:0}',
    );
    expect(purged('.card:not(.hero){top:0}', '"card"')).toBe('.card:not(.hero){top:0}');
  });

  test('class names that Docusaurus puts together stay for the CSS of the site', () => {
    const css = '.theme-admonition-note{top:0}.docs-doc-id-release .card{top:1px}';
    expect(purged(css, '"card"')).toBe(css.replace(/\s+/g, ''));
  });

  test('keyframes and font faces stay', () => {
    const css = '@keyframes spin{to{rotate:1turn}}';
    expect(purged(css, '')).toBe('@keyframesspin{to{rotate:1turn}}');
  });

  test('ids count as classes do', () => {
    expect(purged('#nprogress{top:0}#gone{top:1px}', 'id="nprogress"')).toBe('#nprogress{top:0}');
  });
});

describe('custom properties', () => {
  test('one that nothing reads goes, also when only one that goes reads it', () => {
    expect(purged(':root{--a:1px;--b:var(--a)}.card{top:0}', '"card"')).toBe('.card{top:0}');
  });

  test('one that a rule, another sheet or a script reads stays', () => {
    expect(purged(':root{--a:1px;--b:var(--a)}p{top:var(--b)}')).toBe(
      ':root{--a:1px;--b:var(--a)}p{top:var(--b)}',
    );
    expect(purged(':root{--a:1px;--b:0}', 'getPropertyValue("--a")')).toBe(':root{--a:1px}');
    expect(purge([':root{--a:1px}', 'p{top:var(--a)}'], [], none)).toEqual([
      ':root{--a:1px}',
      'p{top:var(--a)}',
    ]);
  });
});

describe('looks that the theme settings choose', () => {
  const css = '.dropdown__menu{top:0}.navbar--dark{top:1px}.promo{top:2px}';
  const scripts = ['"dropdown__menu navbar--dark"'];
  const looks = (themeConfig: object): string => purge([css], scripts, looksOf(themeConfig)).join();

  test('those that are not chosen go though the theme names them', () => {
    expect(looks({navbar: {items: [{type: 'docSidebar'}]}})).toBe('');
  });

  test.each([
    [
      'a dropdown',
      {navbar: {items: [{label: 'More', items: [{to: '/'}]}]}},
      '.dropdown__menu{top:0}',
    ],
    [
      'a list of versions',
      {navbar: {items: [{type: 'docsVersionDropdown'}]}},
      '.dropdown__menu{top:0}',
    ],
    ['a dark navbar', {navbar: {style: 'dark'}}, '.navbar--dark{top:1px}'],
    ['a class of its own', {navbar: {items: [{className: 'promo'}]}}, '.promo{top:2px}'],
    ['a class in HTML', {navbar: {items: [{value: '<b class="promo">'}]}}, '.promo{top:2px}'],
  ])('%s keeps its rules', (_, themeConfig, kept) => {
    expect(looks(themeConfig)).toBe(kept);
  });
});
