// @ts-check
import remarkLint from 'remark-lint';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import headingIncrement from 'remark-lint-heading-increment';
import validateLinks from 'remark-validate-links';
import {readContentAsMdx} from './page.mjs';
import {codeSamples} from './rules/codeSamples.mjs';
import {excerpts} from './rules/excerpts.mjs';
import {frontMatter} from './rules/frontMatter.mjs';
import {images} from './rules/images.mjs';
import {decodeHashes, linkTexts} from './rules/links.mjs';
import {lostText} from './rules/lostText.mjs';
import {unfinishedText, volatileValues} from './rules/words.mjs';

/** The site's own rules. Those of remark-lint check the Markdown syntax. */
export const proseRules = [
  frontMatter,
  unfinishedText,
  volatileValues,
  linkTexts,
  images,
  codeSamples,
  lostText,
  excerpts,
];

/**
 * Options of the check of links between files. A link that begins with a slash is relative to `docs/`, as
 * Docusaurus resolves it; the check calls that an absolute path of a repository. The build checks links
 * to paths of the site and to files in `static/`.
 */
const links = {
  repository: false,
  root: 'docs',
  urlConfig: {
    hostname: 'docs.invalid',
    prefix: '/',
    headingPrefix: '#',
    resolveAbsolutePathsInRepo: true,
  },
  skipPathPatterns: [
    /\/@site\//,
    /\/docs\/(?:img\/|[^.]*$|[^/]*\.(?!(?:mdx?|png|svg|jpe?g|gif|webp|avif)$)\w+$)/,
  ],
};

/**
 * Configures remark for the command line and for editors. CONTRIBUTING.md describes the comments that
 * disable a rule.
 *
 * @type {import('unified').Preset}
 */
const preset = {
  plugins: [
    readContentAsMdx,
    remarkLint,
    fencedCodeFlag,
    headingIncrement,
    decodeHashes,
    [validateLinks, links],
    ...proseRules,
  ],
};

export default preset;
