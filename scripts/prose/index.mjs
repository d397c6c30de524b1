// @ts-check
import remarkLint from 'remark-lint';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import validateLinks from 'remark-validate-links';
import {readContentAsMdx} from './page.mjs';
import {codeSamples} from './rules/codeSamples.mjs';
import {frontMatter} from './rules/frontMatter.mjs';
import {headingCase, headingText, titleHeading} from './rules/headings.mjs';
import {images} from './rules/images.mjs';
import {guideLength, sentenceLength} from './rules/length.mjs';
import {linkTexts} from './rules/links.mjs';
import {inlineStyles, stepCount, tableCells} from './rules/structure.mjs';
import {fillerWords, unfinishedText, volatileValues} from './rules/words.mjs';

/** What this site asks of its content; remark-lint's own rules see to the Markdown. */
export const proseRules = [
  frontMatter,
  unfinishedText,
  fillerWords,
  volatileValues,
  headingCase,
  titleHeading,
  headingText,
  linkTexts,
  images,
  stepCount,
  tableCells,
  inlineStyles,
  codeSamples,
  guideLength,
  sentenceLength,
];

/**
 * The configuration of remark for the command line and for editors. A comment switches a rule off
 * for the part of a page that follows it, see CONTRIBUTING.
 *
 * @type {import('unified').Preset}
 */
const preset = {
  plugins: [
    readContentAsMdx,
    remarkLint,
    fencedCodeFlag,
    headingIncrement,
    noDuplicateDefinitions,
    noDuplicateHeadingsInSection,
    noUndefinedReferences,
    noUnusedDefinitions,
    [validateLinks, {repository: false, skipPathPatterns: [/\/@site\//]}],
    ...proseRules,
  ],
};

export default preset;
