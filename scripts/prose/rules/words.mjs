// @ts-check
import {tsImport} from 'tsx/esm/api';
import {visit} from 'unist-util-visit';
import {isElement, pathOf, proseRule, readFrontMatter} from '../page.mjs';

/** Words that mark unfinished text. */
const unfinished = /\b(?:TODO|TBD|lorem|ipsum|coming soon|placeholder text|xxx)\b/gi;

/** @type {typeof import('../../../src/config/providers')} */
const {providerIds, providers} = await tsImport(
  '../../../src/config/providers.ts',
  import.meta.url,
);

const names = providerIds.flatMap(id => providers[id].modelNames).join('|');
const variants =
  'pro|flash|lite|mini|nano|ultra|max|preview|fast|code|chat|coder|reasoner|instant|turbo|build';

/**
 * Models with a version or a variant, in any spelling: `gpt-4o`, "GPT 4o", "Claude Opus 4.5",
 * `claude-4-5-opus`, `gemini-flash`, "o3 mini". They belong in the provider's own list. The name of a
 * family alone is fine.
 */
const model = [
  `(?:${names})(?:[ -](?:${names}|${variants}))*[ -]?[vr]?\\d(?:[\\w.-]*\\w)?`,
  `(?:${names})(?:-(?:${names}|${variants}))+`,
  `o[1-9][ -](?:${variants})`,
];
/** After a number, it counts something, as in "Ask Claude 3 times". */
const counted = 'times|tests|tasks|runs|steps|calls|questions|seconds|minutes|hours|days';
const models = [new RegExp(`\\b(?:${model.join('|')})\\b(?! (?:${counted})\\b)`, 'gi')];

/** Sums of money. A price on this site would be wrong as soon as the provider changes it. */
const money = [/[$€£]\s?\d[\d.,]*/g, /\b\d[\d.,]*\s?(?:USD|EUR|GBP|dollars?|euros?)\b/gi];

/** Attributes of components that readers read. */
const readAttributes =
  /^(?:alt|alternative|aria-label|caption|description|heading|label|summary|text|title)$/;

/**
 * Returns the text of a page with the point where each piece starts. Code is not text.
 *
 * @param {import('../page.mjs').Root} tree
 */
function proseOf(tree) {
  /** @type {{text: unknown, start?: import('../page.mjs').Point}[]} */
  const pieces = [];
  const {fields, startOf} = readFrontMatter(tree);
  for (const key of ['title', 'description', 'sidebar_label']) {
    pieces.push({text: fields[key], start: startOf(key)});
  }
  visit(tree, node => {
    const start = node.position?.start;
    if (node.type === 'text') {
      pieces.push({text: node.value, start});
    } else if (node.type === 'image') {
      pieces.push({text: node.alt, start});
    } else if (isElement(node)) {
      for (const item of node.attributes) {
        if (item.type === 'mdxJsxAttribute' && readAttributes.test(item.name)) {
          pieces.push({text: item.value, start: item.position?.start ?? start});
        }
      }
    }
  });
  return pieces;
}

/**
 * Creates a rule that reports words.
 *
 * @param {string} name
 * @param {(text: string, file: string) => {word: string, index: number, advice: string}[]} find returns
 *   the words to report in a text of a file, with their offset and the rest of the message
 */
const wordRule = (name, find) =>
  proseRule(name, (tree, file) => {
    for (const {text, start = {line: 1, column: 1}} of proseOf(tree)) {
      if (typeof text === 'string') {
        for (const {word, index, advice} of find(text, pathOf(file))) {
          const line = start.line + text.slice(0, index).split('\n').length - 1;
          const at = line === start.line ? start : {line, column: 1};
          file.message(`"${word}" ${advice}`, at);
        }
      }
    }
  });

/**
 * @param {string} text
 * @param {readonly RegExp[]} patterns
 * @param {string} advice
 */
const findAll = (text, patterns, advice) =>
  patterns
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(({0: word, index}) => ({word, index, advice}));

export const unfinishedText = wordRule('unfinished-text', text =>
  findAll(text, [unfinished], 'marks unfinished text; finish the sentence or leave it out.'),
);

/** The page about prices. Elsewhere, components show them from `src/config/providers.ts`. */
const pricePage = 'docs/user-guides/estimate-cost.mdx';

/** Rejects values that providers change. Posts may name a sum. */
export const volatileValues = wordRule('volatile-values', (text, file) =>
  file === pricePage
    ? []
    : findAll(
        text,
        file.startsWith('docs/') ? [...models, ...money] : models,
        "is a model, price or limit that will change; link to the provider's page.",
      ),
);
