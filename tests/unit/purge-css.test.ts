import {expect, test} from 'vitest';
import {purge} from '../../src/plugins/purge-css/purge';

/** What is left of a sheet of Infima, without white space, which does not matter here. */
function purged(css: string, ...scripts: string[]): string {
  const [sheet] = purge([`@layer docusaurus.infima{${css}}`], scripts);
  return sheet!.replace(/\s+/g, '').replace(/^@layerdocusaurus\.infima\{(.*)\}$/, '$1');
}

test.each([
  ['a class that a script names stays', '.hero{top:0}.card{top:1px}', '"card"', '.card{top:1px}'],
  ['each class of a selector counts', '.card .hero{top:0}', '"card"', ''],
  ['of a list those that match stay', '.hero,.card{top:0}', '"card"', '.card{top:0}'],
  ['part of a word is no name', '.card{top:0}', '"card--new discard"', ''],
  ['a property in a script is no name', '.hero{top:0}', 'style.hero', ''],
  ['a class in :where counts', ':where(.hero):hover{top:0}', '"card"', ''],
  ['one in :not does not', '.card:not(.hero){top:0}', '"card"', '.card:not(.hero){top:0}'],
  ['elements and attributes stay', 'hr,[dir=rtl] p{top:0}', '', 'hr,[dir=rtl]p{top:0}'],
  ['an empty query goes', '@media print{.hero{top:0}}', '', ''],
  [
    'a property that nobody reads goes',
    ':root{--ifm-a:0;--ifm-b:1}',
    '"--ifm-b"',
    ':root{--ifm-b:1}',
  ],
  [
    'one that a rule reads stays',
    ':root{--ifm-a:0}p{top:var(--ifm-a)}',
    '',
    ':root{--ifm-a:0}p{top:var(--ifm-a)}',
  ],
])('Infima: %s', (_, css, script, kept) => {
  expect(purged(css, script)).toBe(kept);
});

test('other styles stay as they are, and what they read of Infima stays', () => {
  const own = '.hero{top:var(--ifm-a);--site-a:0}';
  expect(purge(['@layer docusaurus.infima{:root{--ifm-a:0}}', own], [])).toEqual([
    '@layer docusaurus.infima{:root{--ifm-a:0}}',
    own,
  ]);
});
