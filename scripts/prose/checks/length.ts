import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import {isPartial, textOf, type Check, type Page} from '../page';

/** Bounds of a guide: words on the page, words in a sentence on average. */
const guide = {minWords: 500, maxWords: 1400, meanSentence: 20};

const wordSegmenter = new Intl.Segmenter('en', {granularity: 'word'});
const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

const countWords = (text: string) =>
  [...wordSegmenter.segment(text)].filter(segment => segment.isWordLike).length;

const countSentences = (text: string) =>
  [...sentenceSegmenter.segment(text)].filter(({segment}) => countWords(segment) > 0).length;

/** Guides are the pages that take a reader through something. */
const isGuide = (page: Page) =>
  /^docs\/(?:getting-started|user-guides)\//.test(page.file) && !isPartial(page);

/** How long a page is, in words a reader reads (code aside), and how long its sentences are. */
export function measure({tree}: Page): {words: number; meanSentence: number} {
  const paragraphs: Paragraph[] = [];
  let words = 0;
  visit(tree, node => {
    if (node.type === 'paragraph') {
      paragraphs.push(node);
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      words += countWords(textOf(node));
    }
  });
  const texts = paragraphs.map(textOf);
  const inSentences = texts.reduce((sum, text) => sum + countWords(text), 0);
  const sentences = texts.reduce((sum, text) => sum + countSentences(text), 0);
  return {words, meanSentence: sentences === 0 ? 0 : inSentences / sentences};
}

/** A guide is long enough to help and short enough to read. */
export const guideLength: Check = page => {
  const {words} = measure(page);
  const {minWords, maxWords} = guide;
  return isGuide(page) && (words < minWords || words > maxWords)
    ? [{line: 1, message: `The guide has ${words} words; aim for ${minWords} to ${maxWords}.`}]
    : [];
};

/** Sentences are short on average. */
export const sentenceLength: Check = page => {
  const {meanSentence} = measure(page);
  return meanSentence >= guide.meanSentence
    ? [
        {
          line: 1,
          message: `The mean sentence has ${meanSentence.toFixed(1)} words; split the longest until it is below ${guide.meanSentence}.`,
        },
      ]
    : [];
};
