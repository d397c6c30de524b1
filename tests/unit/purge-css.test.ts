import {describe, expect, test} from 'vitest';
import {purge} from '../../src/plugins/purge-css/purge';

/** Purges and takes the white space out, which does not matter here. */
function purged(css: string, ...scripts: string[]): string {
  return purge([css], scripts).join('').replace(/\s+/g, '');
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
    expect(purge(['.hero{top:0}.card{top:1px}'], ['"card hero"'], ['card'])).toEqual([
      '.hero{top:0}',
    ]);
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

describe('what a stronger layer says again', () => {
  const css = (weak: string, strong: string): string =>
    `@layer a,b;@layer a{${weak}}@layer b{${strong}}`;

  test('goes from the weaker one', () => {
    const weak = 'p{color:red;top:0}';
    expect(purged(css(weak, 'p{color:blue}'), '')).toBe(
      css('p{top:0}', 'p{color:blue}').replace('@layer a,b', '@layera,b').replace(/ /g, ''),
    );
  });

  test.each([
    ['only for some of its selectors', 'p,li{color:red}', 'p{color:blue}'],
    ['in a query', 'p{color:red}', '@media print{p{color:blue}}'],
    ['as part of a shorthand', 'p{margin-top:0}', 'p{margin:1px}'],
    ['without !important', 'p{color:red!important}', 'p{color:blue}'],
  ])('stays if it is said %s', (_, weak, strong) => {
    expect(purged(css(weak, strong), '')).toBe(css(weak, strong).replace(/\s+/g, ''));
  });
});

describe('custom properties', () => {
  test('one that a script or another sheet reads stays', () => {
    expect(purged(':root{--a:1px;--b:0}', 'getPropertyValue("--a")')).toBe(':root{--a:1px}');
    expect(purge([':root{--a:1px;--b:0}[data-theme=dark]{--b:1}', 'p{top:var(--b)}'], [])).toEqual([
      ':root{--b:0}[data-theme=dark]{--b:1}',
      'p{top:var(--b)}',
    ]);
  });

  test('one with a constant value is replaced by it in every sheet', () => {
    expect(purge([':root{--a:1px}', 'p{top:var(--a)}'], [])).toEqual(['', 'p{top:1px}']);
  });

  test('one with a constant value is replaced by it, through others too', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:calc(var(--b)*2)}.card{top:var(--c)}';
    expect(purged(css, '"card"')).toBe('.card{top:calc(1px*2)}');
  });

  test.each([
    ['the dark mode', ':root{--a:red}[data-theme=dark]{--a:blue}.card{color:var(--a)}'],
    ['a query', ':root{--a:1px}@mediaprint{:root{--a:0}}.card{top:var(--a)}'],
    ['an element', ':root{--a:1px}.card{--a:2px}.cardp{top:var(--a)}'],
  ])('one that %s sets as well stays', (_, css) => {
    expect(purged(css, '"card cardp"')).toBe(css);
  });

  test('one that depends on an element stays, as its value does not inherit that way', () => {
    const css = ':root{--a:1px;--b:var(--a)}.card{--a:2px;top:var(--a)}.cardp{top:var(--b)}';
    expect(purged(css, '"card cardp"')).toBe(css);
  });

  test('of several values for :root the one that wins stays', () => {
    const css =
      '@layer one,two;@layer two{:root{--a:2px}}@layer one{:root{--a:1px}}.card{top:var(--a)}';
    expect(purged(css, '"card"')).toBe('@layerone,two;.card{top:2px}');
    expect(purged(':root{--a:3px}@layer one{:root{--a:1px}}.card{top:var(--a)}', '"card"')).toBe(
      '.card{top:3px}',
    );
  });

  test('a colour mode of a weaker layer never wins against :root of a stronger one', () => {
    const css = (layer: string): string =>
      `@layer one,two;@layer one{[data-theme=dark]{--a:1px}}@layer ${layer}{:root{--a:2px}}.card{top:var(--a)}`;
    expect(purged(css('two'), '"card"')).toBe('@layerone,two;.card{top:2px}');
    expect(purged(css('one'), '"card"')).toBe(css('one').replace(/\s+/g, ''));
  });

  test('a long value that is used twice stays a property', () => {
    const css = `:root{--a:${'x'.repeat(50)}}.card{font:var(--a)}.item{font:var(--a)}`;
    expect(purged(css, '"card item"')).toBe(css);
  });
});

test('a value that takes the place of a property keeps its distance from the next word', () => {
  const css =
    ':root{--size:100%;--height:1.7;--font:serif;--width:1px}html{font:var(--size)/var(--height)var(--font);border:var(--width)solid}';
  expect(purge([css], [])).toEqual(['html{font:100%/1.7 serif;border:1px solid}']);
});
