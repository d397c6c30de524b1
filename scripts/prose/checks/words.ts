import {findInText, type Check, type Page} from '../page';

/** Words that mark unfinished text ("content policy", rule 11). */
const unfinished = /\b(?:TODO|TBD|lorem|ipsum|coming soon|placeholder text|xxx)\b/gi;

/** Words that praise, promise or belittle instead of telling (style guide, rules 19 and 20). */
const filler = [
  /\b(?:easy|easily|simply|obviously|of course|needless to say|basically|actually|please)\b/gi,
  /\b(?:best|perfect|perfectly|powerful|seamless|seamlessly|effortlessly|world-class|cutting-edge|state-of-the-art|game-changing|revolutionary|blazing|robust|delightful)\b/gi,
  /\b(?:guaranteed?|never fails|always works|bulletproof|foolproof)\b/gi,
  /\b100\s?%/g,
  /\b(?:currently|nowadays|soon|at the moment|in the future|upcoming)\b/gi,
];

/** Identifiers and version names of models; the provider's own list is the place for them. */
const modelIds = [
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

/** Whether the file is documentation, where the policy on volatile values holds. */
const isDocs = ({file}: Page) => file.startsWith('docs/');

/** Nothing unfinished is published. */
export const unfinishedText: Check = page =>
  findInText(page, [unfinished]).map(({match, line}) => ({
    line,
    message: `"${match}" marks unfinished text; finish the sentence or leave it out.`,
  }));

/** Sentences carry facts, not praise. */
export const fillerWords: Check = page =>
  findInText(page, filler).map(({match, line}) => ({
    line,
    message: `"${match}" is filler or a promise; say what happens instead.`,
  }));

/** Values that providers change stay with the providers. */
export const volatileValues: Check = page => [
  ...findInText(page, modelIds).map(({match, line}) => ({
    line,
    message: `"${match}" is a model name that will change; link to the provider's list.`,
  })),
  ...(isDocs(page) ? findInText(page, money) : []).map(({match, line}) => ({
    line,
    message: `"${match}" is a price or limit that will change; link to the provider's page.`,
  })),
];
