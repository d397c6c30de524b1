// Protects labels with values: a translation that loses its {count} shows readers a sentence with a hole.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Messages = Record<string, {message: string}>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const original = read('node_modules/@docusaurus/theme-translations/locales/base/theme-common.json');
const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(readdirSync('i18n'))('i18n/%s/code.json: each label keeps its values', locale => {
  const file = `i18n/${locale}/code.json`;
  for (const [id, {message}] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')) as Messages,
  )) {
    if (original[id] !== undefined) {
      expect(valuesOf(message), `${file}: ${id}`).toEqual(valuesOf(original[id]));
    }
  }
});
