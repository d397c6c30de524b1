import type {Heading, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {properNouns} from '../properNouns';
import {lineOf, textOf, type Check, type Page, type Problem} from '../page';

function headingsOf({tree}: Page): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', heading => {
    headings.push(heading);
  });
  return headings;
}

/** Words that keep their capitals: names, and abbreviations such as API. */
const keepsCapitals = (word: string) => properNouns.has(word) || word === word.toUpperCase();

/** The text of a heading or title without its code, which keeps its own spelling. */
const proseOf = (nodes: PhrasingContent[]) =>
  nodes.map(node => (node.type === 'inlineCode' ? '' : textOf(node))).join(' ');

/**
 * The words of a title that break sentence case. The first word, and the first after a colon,
 * a full stop or a question mark, begin a sentence.
 */
function wrongCapitals(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  return words.filter((word, index) => {
    const bare = word.replace(/^\P{L}+|\P{L}+$/gu, '').replace(/['’]s$/, '');
    const begins = index === 0 || /[:.?!]$/.test(words[index - 1] ?? '');
    return !begins && /^\p{Lu}/u.test(bare) && !bare.split('-').every(keepsCapitals);
  });
}

function sentenceCase(title: string, line: number): Problem[] {
  const words = wrongCapitals(title);
  return words.length === 0
    ? []
    : [
        {
          line,
          message: `Write "${title}" in sentence case ("${words.join('", "')}"), or add a name to scripts/prose/properNouns.ts.`,
        },
      ];
}

/** Titles and headings are written like sentences. */
export const headingCase: Check = page => [
  ...(typeof page.frontMatter.title === 'string' ? sentenceCase(page.frontMatter.title, 1) : []),
  ...headingsOf(page).flatMap(heading => sentenceCase(proseOf(heading.children), lineOf(heading))),
];

/** Docusaurus puts the title of docs and posts above the text, but not that of a plain page. */
const showsTitle = ({file}: Page) => !file.startsWith('src/pages/');

/** There is one first-level heading, and no level is skipped. */
export const headingLevels: Check = page => {
  let previous = showsTitle(page) ? 1 : 0;
  return headingsOf(page).flatMap(heading => {
    const [level, before] = [heading.depth, previous];
    previous = level;
    if (level === 1 && before > 0) {
      const message = 'The page has its first-level heading already; begin this one with "##".';
      return [{line: lineOf(heading), message}];
    }
    return level > before + 1
      ? [{line: lineOf(heading), message: `A heading of level ${level} follows level ${before}.`}]
      : [];
  });
};

/** A heading is followed by something to read, not by the next heading. */
export const headingText: Check = ({tree}) =>
  tree.children.flatMap((node, index) => {
    const next = tree.children[index + 1];
    return node.type === 'heading' && (!next || next.type === 'heading')
      ? [{line: lineOf(node), message: `Nothing follows "${textOf(node)}"; add a sentence.`}]
      : [];
  });
