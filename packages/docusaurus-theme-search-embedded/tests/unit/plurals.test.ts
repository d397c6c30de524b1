// Protects texts with numbers: each translation has as many forms as its language.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {isEnglish} from '../../src/interface/plurals';

vi.mock('@docusaurus/theme-common', () => ({}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({}));

const folder = path.join(__dirname, '../../src/locales');
const locales = readdirSync(folder).map(file => path.basename(file, '.json'));
const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Record<string, string>;
const counted = ['theme.SearchBar.seeAll', 'theme.SearchModal.similar', 'theme.SearchPage.count'];

describe.each(locales)('texts with numbers in %s', locale => {
  const messages = messagesOf(locale);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;

  test.each(counted)('%s has as many forms as the language', id => {
    expect(messages[id]!.split('|')).toHaveLength(forms);
  });

  test('no other text has forms', () => {
    const ids = Object.keys(messages).filter(id => messages[id]!.includes('|'));
    expect(ids.filter(id => !counted.includes(id))).toEqual([]);
  });
});

test.each([
  ['id', 'One result|{count} results', true],
  ['zh-Hant', 'One result|{count} results', true],
  ['ar', 'One result|{count} results', true],
  ['en', 'One result|{count} results', false],
  ['id', '{count} hasil', false],
  ['ru', '{count} результат|{count} результата|{count} результатов', false],
])('in %s, "%s" is untranslated: %s', (locale, message, isUntranslated) => {
  expect(isEnglish(message.split('|'), locale)).toBe(isUntranslated);
});
