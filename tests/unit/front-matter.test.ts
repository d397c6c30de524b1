// Protects authors from front matter that Docusaurus ignores.
import {expect, test} from 'vitest';
import {checkFields} from '../../src/config/frontMatter';

test.each([
  ['symptom', 'symptoms'],
  ['sidebarLabel', 'sidebar_label'],
  ['descripton', 'description'],
  ['Title', 'title'],
])('an unknown field %s is named, and the nearest known one', (unknown, known) => {
  expect(() => checkFields('docs/a.mdx', {title: 'A', [unknown]: 1})).toThrow(
    `docs/a.mdx: the front matter has an unknown field "${unknown}". The nearest known one is "${known}".`,
  );
});

test.each(['weight', 'order', 'toString', '__proto'])('%s is unknown', unknown => {
  expect(() => checkFields('docs/a.mdx', {[unknown]: 1})).toThrow(/sidebars\.ts/);
});

test('fields of Docusaurus and of this site are known', () => {
  checkFields('docs/a.mdx', {title: 'A', sidebar_position: 1, symptoms: 'a', search: {rank: 1}});
});
