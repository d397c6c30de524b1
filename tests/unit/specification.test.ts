import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

const specification = 'SPECIFICATION.md';

/** What can cite the specification: code, tests, workflows, and the repository's own documents. */
const searched = ['src', 'scripts', 'bench', 'tests', '.github', '.'];
const cites = /\.(?:[cm]?[jt]sx?|json|ya?ml|css|md)$/;
// This file spells out the citations that it refuses.
const exempt = new Set(['package-lock.json', 'tests/unit/specification.test.ts']);

/** Ids of the headings of a Markdown document, as hosts of repositories make them. */
function anchorsOf(markdown: string): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(unified().use(remarkParse).parse(markdown) as Root, 'heading', heading => {
    anchors.add(slugger.slug(toString(heading)));
  });
  return anchors;
}

/** Citations of a text that no reader of the repository can follow, as `line: citation`. */
function brokenCitations(text: string, anchors: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const cited = [...line.matchAll(/SPECIFICATION\.md#([\w-]*)/g)];
    const broken = cited.filter(([, anchor]) => !anchors.has(anchor!));
    // Numbers of a document or of a request that is not in the repository.
    const numbers = line.matchAll(
      /\b(?:spec(?:ification)?(?:'s|,)?(?: sections?)?|issues?) #?\d[\d, ]*/gi,
    );
    return [...broken, ...numbers].map(([citation]) => `${index + 1}: ${citation}`);
  });
}

function filesBelow(folder: string): string[] {
  const isTop = folder === '.';
  return readdirSync(folder, {recursive: !isTop, encoding: 'utf8'})
    .map(name => path.join(folder, name))
    .filter(file => cites.test(file) && !exempt.has(file) && statSync(file).isFile());
}

describe('specification: citations', () => {
  const anchors = anchorsOf(readFileSync(specification, 'utf8'));

  it('each leads to a heading', () => {
    const broken = searched
      .flatMap(filesBelow)
      .flatMap(file =>
        brokenCitations(readFileSync(file, 'utf8'), anchors).map(where => `${file}:${where}`),
      );
    expect(broken).toEqual([]);
  });

  it.each([
    ['a heading that is not there', '// See SPECIFICATION.md#no-such-topic.'],
    ['an anchor that is empty', '// See SPECIFICATION.md#.'],
    ['a section by its number', '/** The limit (specification, section 9). */'],
    ['a section by its number, in short', "test('spec 2, 8: a broken link', run);"],
    ['a possessive', "* The shape of the specification's section 7."],
    ['a request by its number', "describe('issue 3: ranking', run);"],
  ])('the check fails on %s', (_, text) => {
    expect(brokenCitations(`\n${text}`, anchors)).toEqual([expect.stringMatching(/^2: /)]);
  });

  it('the check passes what can be followed', () => {
    const text = 'SPECIFICATION.md, SPECIFICATION.md#routes, (SPECIFICATION.md#search-page).';
    expect(brokenCitations(text, anchors)).toEqual([]);
  });
});
