// @ts-check
import {visit} from 'unist-util-visit';
import {isPartial, nodesOf, proseRule, textOf} from '../page.mjs';

/** The most words of a guide, and of its sentences on average. */
const most = {words: 1400, meanSentence: 20};

const wordSegmenter = new Intl.Segmenter('en', {granularity: 'word'});
const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** @param {string} text */
const countWords = text =>
  [...wordSegmenter.segment(text)].filter(segment => segment.isWordLike).length;

/** @param {string} text */
const sentenceLengths = text =>
  [...sentenceSegmenter.segment(text)].map(({segment}) => countWords(segment)).filter(Boolean);

/**
 * The words a reader reads, code blocks aside.
 *
 * @param {import('mdast').Root} tree
 */
export function wordsOf(tree) {
  let words = 0;
  visit(tree, node => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      words += countWords(textOf(node));
    }
  });
  return words;
}

/** A guide, a page that takes a reader through something, is short enough to be read. */
export const guideLength = proseRule('guide-length', function* (page) {
  const isGuide = /^docs\/(?:getting-started|user-guides)\//.test(page.file) && !isPartial(page);
  const words = wordsOf(page.tree);
  const last = page.tree.children.at(-1);
  if (isGuide && last && words > most.words) {
    yield {
      message: `The guide has ${words} words; move a part to a page of its own, until it has ${most.words}.`,
      at: last,
    };
  }
});

/** Sentences are short on average. The report names the place of the longest. */
export const sentenceLength = proseRule('sentence-length', function* ({tree}) {
  const paragraphs = nodesOf(tree, 'paragraph').map(node => ({
    node,
    lengths: sentenceLengths(textOf(node)),
  }));
  const lengths = paragraphs.flatMap(paragraph => paragraph.lengths);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (mean >= most.meanSentence) {
    const longest = Math.max(...lengths);
    const at = paragraphs.find(paragraph => paragraph.lengths.includes(longest))?.node ?? tree;
    const message = `The mean sentence of the page has ${mean.toFixed(1)} words, and one here has ${longest}; split the longest until the mean is below ${most.meanSentence}.`;
    yield {message, at};
  }
});
