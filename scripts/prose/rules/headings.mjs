// @ts-check
import {isProperNoun} from '../properNouns.mjs';
import {frontMatterPoint, nodesOf, proseRule, textOf} from '../page.mjs';

/** @param {string} word */
const keepsCapitals = word => isProperNoun(word) || word === word.toUpperCase();

/**
 * Returns the words of a title that break sentence case. A sentence begins at the first word and
 * after a colon, a full stop, or a question mark.
 *
 * @param {string} title
 */
function wrongCapitals(title) {
  const words = title.split(/\s+/).filter(Boolean);
  return words.filter((word, index) => {
    const bare = word.replace(/^\P{L}+|\P{L}+$/gu, '').replace(/['’]s$/, '');
    const begins = index === 0 || /[:.?!]$/.test(words[index - 1] ?? '');
    return !begins && /^\p{Lu}/u.test(bare) && !bare.split(/[-/]/).every(keepsCapitals);
  });
}

/**
 * @param {string} title
 * @param {import('../page.mjs').Problem['at']} at
 */
function* sentenceCase(title, at) {
  const words = wrongCapitals(title);
  if (words.length > 0) {
    yield {
      message: `Write "${title}" in sentence case ("${words.join('", "')}"), or add a name to project-words.txt.`,
      at,
    };
  }
}

/** Requires sentence case in titles and headings, except in code. */
export const headingCase = proseRule('heading-case', function* (page) {
  if (typeof page.frontMatter.title === 'string') {
    yield* sentenceCase(page.frontMatter.title, frontMatterPoint(page, 'title'));
  }
  for (const heading of nodesOf(page.tree, 'heading')) {
    const children = heading.children.filter(({type}) => type !== 'inlineCode');
    yield* sentenceCase(textOf({...heading, children}), heading);
  }
});

/** Rejects a second first-level heading. Docusaurus adds the title to docs and posts only. */
export const titleHeading = proseRule('title-heading', function* ({file, tree}) {
  const [first, ...others] = nodesOf(tree, 'heading');
  const showsTitle = !file.startsWith('src/pages/');
  if (first && first.depth > (showsTitle ? 2 : 1)) {
    yield {message: `The page begins with a heading of level ${first.depth}.`, at: first};
  }
  for (const heading of showsTitle && first ? [first, ...others] : others) {
    if (heading.depth === 1) {
      const message = 'The page has its first-level heading already; begin this one with "##".';
      yield {message, at: heading};
    }
  }
});
