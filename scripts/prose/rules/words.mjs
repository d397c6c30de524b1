// @ts-check
import {visit} from 'unist-util-visit';
import {frontMatterPoint, isElement, proseRule} from '../page.mjs';

/** Words that mark unfinished text. */
const unfinished = /\b(?:TODO|TBD|lorem|ipsum|coming soon|placeholder text|xxx)\b/gi;

/** Identifiers and version names of models; the provider's own list is the place for them. */
const models = [
  /\bclaude-(?:opus|sonnet|haiku|fable|mythos|instant|v?\d)[\w.-]*/gi,
  /\bgpt-?\d[\w.-]*/gi,
  /\bo[1-9]-(?:mini|preview|pro)\b/gi,
  /\bgemini-(?:pro|flash|ultra|nano|\d)[\w.-]*/gi,
  /\bgrok-(?:code|fast|\d)[\w.-]*/gi,
  /\bdeepseek-(?:chat|coder|reasoner|flash|[rv]\d)[\w.-]*/gi,
  /\b(?:Claude|Gemini|Grok|DeepSeek)(?: (?:Opus|Sonnet|Haiku|Pro|Flash))? [VR]?\d[\w.]*/g,
];

/** Sums of money; a price on this site is wrong as soon as the provider changes it. */
const money = [/[$€£]\s?\d[\d.,]*/g, /\b\d[\d.,]*\s?(?:USD|EUR|GBP|dollars?|euros?)\b/gi];

/** Attributes of components that readers read. */
const readAttributes =
  /^(?:alt|alternative|aria-label|caption|description|heading|label|summary|text|title)$/;

/**
 * What a reader reads as prose, with the place where it begins: text, not code.
 *
 * @param {import('../page.mjs').Page} page
 */
function proseOf(page) {
  /** @type {{text: string, start: import('../page.mjs').Point}[]} */
  const pieces = [];
  for (const key of ['title', 'description', 'sidebar_label']) {
    const text = page.frontMatter[key];
    if (typeof text === 'string') {
      pieces.push({text, start: frontMatterPoint(page, key)});
    }
  }
  visit(page.tree, node => {
    const start = node.position?.start ?? {line: 1, column: 1};
    if (node.type === 'text') {
      pieces.push({text: node.value, start});
    } else if (node.type === 'image' && node.alt) {
      pieces.push({text: node.alt, start});
    } else if (isElement(node)) {
      for (const item of node.attributes) {
        if (
          item.type === 'mdxJsxAttribute' &&
          typeof item.value === 'string' &&
          readAttributes.test(item.name)
        ) {
          pieces.push({text: item.value, start: item.position?.start ?? start});
        }
      }
    }
  });
  return pieces;
}

/**
 * A rule on words: names every match of the expressions in a page's prose.
 *
 * @param {string} name
 * @param {(page: import('../page.mjs').Page) => readonly RegExp[]} expressionsFor
 * @param {string} reason what follows the word in the report
 */
function wordRule(name, expressionsFor, reason) {
  return proseRule(name, function* (page) {
    const expressions = expressionsFor(page);
    for (const {text, start} of proseOf(page)) {
      for (const {0: match, index} of expressions.flatMap(e => [...text.matchAll(e)])) {
        const line = start.line + text.slice(0, index).split('\n').length - 1;
        const at = line === start.line ? start : {line, column: 1};
        yield {message: `"${match}" ${reason}`, at};
      }
    }
  });
}

/** Nothing unfinished is published. */
export const unfinishedText = wordRule(
  'unfinished-text',
  () => [unfinished],
  'marks unfinished text; finish the sentence or leave it out.',
);

/** Values that providers change stay with the providers; posts may name a sum. */
export const volatileValues = wordRule(
  'volatile-values',
  ({file}) => (file.startsWith('docs/') ? [...models, ...money] : models),
  "is a model, price or limit that will change; link to the provider's page.",
);
