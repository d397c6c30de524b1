// @ts-check
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import lintRecommended from 'remark-preset-lint-recommended';
import validateLinks from 'remark-validate-links';
import {readContentAsMdx} from './page.mjs';
import {codeSamples} from './rules/codeSamples.mjs';
import {frontMatter} from './rules/frontMatter.mjs';
import {headingCase, titleHeading} from './rules/headings.mjs';
import {images} from './rules/images.mjs';
import {linkTexts} from './rules/links.mjs';
import {inlineStyles} from './rules/inlineStyles.mjs';
import {unfinishedText, volatileValues} from './rules/words.mjs';

/** The site's own rules for its content. The rules of remark-lint check the Markdown. */
export const proseRules = [
  frontMatter,
  unfinishedText,
  volatileValues,
  headingCase,
  titleHeading,
  linkTexts,
  images,
  inlineStyles,
  codeSamples,
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
    lintRecommended,
    fencedCodeFlag,
    headingIncrement,
    noDuplicateHeadingsInSection,
    [validateLinks, {repository: false, skipPathPatterns: [/\/@site\//]}],
    ...proseRules,
  ],
};

export default preset;
