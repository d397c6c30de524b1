// Protects the specification: each section names tests that check it, and those exist.
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const [, ...sections] = readFileSync('SPECIFICATION.md', 'utf8').split(/^#{2,3} /m);
const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));

test.each(sections.map(section => [titleOf(section), section]))('%s', (_, section) => {
  const [, tests = ''] = /\nTests: (.+)\n*$/.exec(section) ?? [];
  const files = [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(files, 'the last line of the section, "Tests: [name](file)"').not.toEqual([]);
  expect(
    files.filter(file => !existsSync(file)),
    'tests that do not exist',
  ).toEqual([]);
});
