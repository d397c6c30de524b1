// Protects the specifications of the site and of the search theme: short paragraphs, and tests that exist.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

/** The maximum length of a paragraph, of a list item, and of a row, in characters without link targets. */
const maxLength = 600;

describe.each(['SPECIFICATION.md', 'packages/docusaurus-theme-search-embedded/SPECIFICATION.md'])(
  '%s',
  file => {
    const text = readFileSync(file, 'utf8');
    const [, ...sections] = text.split(/^#{2,3} /m);
    const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));

    test.each(sections.map(section => [titleOf(section), section]))('%s', (_, section) => {
      const [, tests = ''] = /\nTests: (.+)\n*$/.exec(section) ?? [];
      const files = [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => name!);
      expect(files, 'the last line of the section, "Tests: [name](file)"').not.toEqual([]);
      expect(
        files.filter(name => !existsSync(path.join(path.dirname(file), name))),
        'tests that do not exist',
      ).toEqual([]);
    });

    test('no paragraph is too long', () => {
      const lines = text.split('\n').map(line => line.replace(/\]\([^)]*\)/g, ']'));
      expect(lines.filter(line => line.length > maxLength)).toEqual([]);
    });
  },
);
