import {apostropheAfter} from './apostrophes.js';
import {fold, invisible} from './fold.js';

/**
 * Splits text into terms. Index, queries, and highlights share this module, so that every match can be
 * highlighted.
 */

/** Separates the cells of a table row, which are one text. */
export const tableGap = ' · ';

/** A term and its UTF-16 offsets in the text. */
export type Token = {
  term: string;
  /** The word as it is written, with its accents. */
  source: string;
  start: number;
  end: number;
  /** The parts of the term: three words in `x-api-key`, two in `beforeEach`, the pairs of characters in 東京都. Most terms have none. */
  parts: readonly Token[];
  /** How the parts are joined: `compound` by signs, `camel` without a sign, `number` in a version such as `4.1`. */
  kind: 'word' | 'compound' | 'camel' | 'number';
};

/** Scripts without spaces between words. Korean has spaces, but none before particles. */
export const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー\\uff70' +
  '\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
/** Half-width voicing marks, which belong to the kana before them. */
const kanaMark = '\\uff9e\\uff9f';

/** A run of words without spaces, or one word. A mark alone, such as that of an emoji, is no word. */
const run = new RegExp(
  `(?!\\p{M})(?:[${unspaced}][${unspaced}${kanaMark}\\p{M}]*|` +
    `(?:[A-Za-z0-9]|(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]|(?<=\\p{L}|\\p{M})[${invisible}])+)`,
  'gu',
);
/** The same for a text in ASCII, as most are. It is faster. */
const asciiRun = /[A-Za-z0-9]+/g;
const ascii = /^[\x00-\x7f]*$/;
const lastAscii = 0x7f;
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');
/** A word that continues after apostrophes. */
const wordWithApostrophes = new RegExp(
  `[\\p{L}\\p{N}\\p{M}${invisible}]+(?:['’´]\\p{L}[\\p{L}\\p{N}\\p{M}${invisible}]*)*`,
  'uy',
);
const characterPattern = new RegExp(`.[${kanaMark}\\p{M}]*`, 'gsu');

/** `beforeEach` → before, Each; `listURLs` → list, URLs; `URLSearchParams` → URL, Search, Params. */
const camelPart = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
const camelCase = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
/** Matches `LLMs`, whose term is `llm`. */
export const acronymPlural = /^\p{Lu}{2,}s$/u;

/** Signs that belong to the word after them: `--flag`, `.NET`, `@scope/name`, `$env:NAME`, `/api/services`. */
const sigilPattern = /(?:^|[^\p{L}\p{N}_.@$-])(--?|\.|@|\$)$|(?:^|[\s"'`“(=])(\/[{:<]?)$/u;

const sigilEnds = '-.@$/{:<';

const numberPattern = /^v?\p{N}+$/iu;

/** Longer chains are sentences without spaces, which nobody types in full. */
const maxParts = 6;

/** Longer paths are those of files. */
const maxPathParts = 20;

/** A part of a path that each reader replaces: `{owner}`, `:owner`, `<owner>`. */
const placeholder = /(?<=\/)(?:\{[^/{}\s]*\}?|:[^/\s]+|<[^/<>\s]*>?)/gu;

/** The signs between two words of a name: `__.` in `__init__.py`. */
const maxGap = 3;

/** Firefox supports it since version 125. Its dictionaries cover all these scripts in each locale. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', {granularity: 'word'}) : undefined;

/** Returns whether a term is in a script without spaces between words. */
export function isUnspaced(term: string): boolean {
  // Most terms are in ASCII, which is faster to check.
  return term.charCodeAt(0) > lastAscii && unspacedStart.test(term);
}

/**
 * Splits a text in a script without spaces. Dictionaries differ between platforms, so each word has the
 * pairs of characters that start in it as parts: these find what contains a word that the index lacks, and
 * all words on platforms without a segmenter.
 */
function segments(text: string, start: number): Token[] {
  const pairs = overlappingPairs(text, start);
  if (!segmenter) {
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  }
  const words = joinCharacters(
    Array.from(segmenter.segment(text), ({segment, index}) => plain(segment, start + index)),
    text,
    start,
  );
  let next = 0;
  return words.map((token, index) => {
    const first = next;
    const end = words[index + 1]?.start ?? Infinity;
    while (next < pairs.length && pairs[next]!.start < end) {
      next++;
    }
    const parts = pairs.slice(first, next).filter(({term}) => term !== token.term);
    return parts.length > 0 ? {...token, parts, kind: 'camel'} : token;
  });
}

/** A single character of a script. A long vowel mark belongs to the kana before it. */
const singleCharacters = [/^\p{sc=Han}$/u, /^[\p{sc=Hiragana}ー]$/u, /^[\p{sc=Katakana}ー]$/u];

/** Chinese function words, which separate the words around them. */
export const particle = /^[的了和与與及或在是把被为為对對从從到]$/u;

/**
 * Joins words of one character, which a dictionary lacks: 插 and 件 to 插件. Of more than two, each pair is a word,
 * because any of them may be one: 写插 and 插件 in 写插件.
 */
function joinCharacters(words: readonly Token[], text: string, start: number): Token[] {
  const isJoined = (index: number): boolean => {
    const [before, after] = [words[index]?.term ?? '', words[index + 1]?.term ?? ''];
    return (
      !particle.test(before) &&
      !particle.test(after) &&
      singleCharacters.some(script => script.test(before) && script.test(after))
    );
  };
  return words.flatMap((word, index) => {
    if (isJoined(index)) {
      return plain(text.slice(word.start - start, words[index + 1]!.end - start), word.start);
    }
    return isJoined(index - 1) ? [] : word;
  });
}

/** Returns each character of a text with the one after it. The last character is alone. */
function overlappingPairs(text: string, start: number): Token[] {
  const all = characters(text, start);
  return all.map((character, index) =>
    plain(
      text.slice(character.start - start, (all[index + 1] ?? character).end - start),
      character.start,
    ),
  );
}

/** Returns the pairs of characters in a word; the whole word if it is shorter. */
export function pairsIn(word: string): string[] {
  const pairs = overlappingPairs(word, 0).map(({term}) => term);
  return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
}

function characters(text: string, start: number): Token[] {
  return Array.from(text.matchAll(characterPattern), ({0: character, index}) =>
    plain(character, start + index),
  );
}

const noParts: readonly Token[] = [];

function plain(source: string, start: number): Token {
  return {
    term: fold(source.replace(/['’´]/g, '')),
    source,
    start,
    end: start + source.length,
    parts: noParts,
    kind: 'word',
  };
}

function word(source: string, start: number): Token {
  const token = plain(source, start);
  if (token.term === source) {
    return token;
  }
  if (acronymPlural.test(source)) {
    return {...token, term: token.term.slice(0, -1)};
  }
  if (source.length < 4 || !camelCase.test(source)) {
    return token;
  }
  const parts = Array.from(source.matchAll(camelPart))
    .map(({0: part, index}) => word(part, start + index))
    .filter(({term}) => term.length > 1);
  return parts.length > 1 ? {...token, parts, kind: 'camel'} : token;
}

/**
 * Returns the compound of words that single signs join, including the signs around it. All placeholders of a path
 * are the same: `/users/*` for `/users/{id}`.
 */
function compound(text: string, words: readonly Token[], sigil: string, suffix: string): Token {
  const start = words[0]!.start - sigil.length;
  const end = words.at(-1)!.end + suffix.length;
  const source = text.slice(start, end);
  const term = fold(sigil.startsWith('/') ? source.replace(placeholder, '*') : source);
  // C++ and C# are not C.
  const isSingle = words.length === 1 && (suffix === '++' || suffix === '#');
  const parts = isSingle ? [] : sigil === '' ? membersOf(text, words) : words;
  return {term, source, start, end, parts, kind: 'compound'};
}

/** Returns the names that dots join in a longer name: `hass` and `async_add_job` in `hass.async_add_job`. */
function membersOf(text: string, words: readonly Token[]): readonly Token[] {
  const members: Token[][] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before && text.slice(before.end, word.start) !== '.') {
      members.at(-1)!.push(word);
    } else {
      members.push([word]);
    }
  });
  return members.length > 1
    ? members.flatMap(member => (member.length > 1 ? compound(text, member, '', '') : member))
    : words;
}

/** What separates thousands, as Unicode's CLDR has it for most locales, and code has it: 1,000, 1’000, 1 000, 1_000. */
const thousands = "[,'’_ \\u00a0\\u2009\\u202f]";
const thousandsPattern = new RegExp(thousands, 'g');
/** A number of one to three digits, and such signs and three digits after it. */
const grouped = new RegExp(`^\\p{N}{1,3}(?:${thousands}\\p{N}{3})*$`, 'u');

/**
 * Extends a number by one part: `4` and `1` to `4.1`, `4.1` and `2` to `4.1.2`, `1` and `000` to `1,000`.
 * The term of `v4.1` is 4.1, and that of `1,000` is 1000.
 */
function extendNumber(text: string, before: Token, number: Token): Token {
  const {start} = before;
  const {end} = number;
  const numbers = before.kind === 'number' ? before.parts : [before];
  const source = text.slice(start, end);
  const term = fold(source).replace(/^v/, '').replace(thousandsPattern, '');
  return {term, source, start, end, parts: [...numbers, number], kind: 'number'};
}

function isNumber(text: string, {start, end, kind}: Token): boolean {
  return kind === 'number' || numberPattern.test(text.slice(start, end));
}

/** Returns whether a word ends in a letter from A to Z, so that it is no number. Most do. */
function endsInLetter({source}: Token): boolean {
  const lower = source.charCodeAt(source.length - 1) | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Returns whether a sign joins two numbers: a dot in a version, or what separates thousands. */
function extendsNumber(text: string, before: Token, number: Token): boolean {
  if (before.parts.length === maxParts || endsInLetter(number)) {
    return false;
  }
  if (!isNumber(text, before) || !isNumber(text, number)) {
    return false;
  }
  return text[before.end] === '.' || grouped.test(text.slice(before.start, number.end));
}

/** Returns whether the text between two words joins them. */
function joins(between: string, sigil: string): boolean {
  if (sigil.startsWith('/') && /^[}>]?\/[{:<]?$/.test(between)) {
    return true;
  }
  if (between === '/') {
    return sigil === '@';
  }
  if (between === ':') {
    return sigil === '$';
  }
  // `__init__.py`, `a__b`
  return /^(?:[-\u2010\u2011_.]|_+\.?|\._+)$/.test(between);
}

function sigilBefore(text: string, start: number): string {
  if (!sigilEnds.includes(text.charAt(start - 1) || ' ')) {
    return '';
  }
  const [, sign, slash] = sigilPattern.exec(text.slice(Math.max(0, start - 3), start)) ?? [];
  return sign ?? slash ?? '';
}

/** Returns the signs after a word that belong to it, as in C++, C#, and the last part of `/users/{id}`. */
function suffixOf(text: string, {start, end}: Token, sigil: string): string {
  if (sigil.startsWith('/') && /[}>]/.test(text[end] ?? '')) {
    return text[end]!;
  }
  if (text.startsWith('++', end)) {
    return '++';
  }
  const isSharp =
    end - start === 1 && text[end] === '#' && !/[\p{L}\p{N}]/u.test(text[end + 1] ?? '');
  return isSharp ? '#' : '';
}

/** Consecutive words that signs may join. */
type Chain = {
  words: Token[];
  sigil: string;
  /** Whether it exceeds the length of a term, so that its words are separate terms. */
  isLong: boolean;
};

/** Ends a chain and adds its tokens. */
function flush({words, sigil, isLong}: Chain, text: string, tokens: Token[]): void {
  const last = words.at(-1);
  if (!last) {
    return;
  }
  const suffix = suffixOf(text, last, sigil);
  const isPlain = words.length === 1 && !sigil && !suffix;
  if (isPlain || isLong) {
    tokens.push(...words);
  } else {
    tokens.push(compound(text, words, sigil, suffix));
  }
}

/** Returns the word at `start` with its parts after apostrophes. */
function joinNext(text: string, start: number): string {
  wordWithApostrophes.lastIndex = start;
  return wordWithApostrophes.exec(text)![0];
}

/** Splits a text into tokens, in reading order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Chain = {words: [], sigil: '', isLong: false};
  const words = ascii.test(text) ? asciiRun : run;
  words.lastIndex = 0;
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const {0: source, index: start} = match;
    const end = words.lastIndex;
    if (isUnspaced(source)) {
      flush(chain, text, tokens);
      chain = {words: [], sigil: '', isLong: false};
      tokens.push(...segments(source, start));
      continue;
    }
    const last = chain.words.at(-1);
    const gap = last ? start - last.end : Infinity;
    const apostrophe = apostropheAfter(source, text, end);
    if (apostrophe === 'article') {
      flush(chain, text, tokens);
      chain = {words: [], sigil: '', isLong: false};
      continue;
    }
    const token = word(apostrophe === 'inside' ? joinNext(text, start) : source, start);
    if (last && gap === 1 && extendsNumber(text, last, token)) {
      chain.words[chain.words.length - 1] = extendNumber(text, last, token);
    } else {
      if (!last || gap > maxGap || !joins(text.slice(last.end, start), chain.sigil)) {
        flush(chain, text, tokens);
        chain = {words: [], sigil: sigilBefore(text, start), isLong: false};
      } else if (chain.words.length === (chain.sigil.startsWith('/') ? maxPathParts : maxParts)) {
        tokens.push(...chain.words.splice(0, chain.words.length - 1));
        chain.isLong = true;
      }
      chain.words.push(token);
    }
    if (apostrophe === 'inside') {
      words.lastIndex = token.end;
    } else if (apostrophe !== 'none') {
      words.lastIndex = end + apostrophe.suffixLength;
    }
  }
  flush(chain, text, tokens);
  return tokens.filter(({term}) => term !== '');
}

/** Makes a sign a picture or a character, or gives it a skin tone. Keyboards add it or not. */
const variation = /[\ufe0e\ufe0f\p{Emoji_Modifier}]/gu;

/** Returns the signs of a text that stand between spaces (`&&`, `=>`), for headings and for queries without a word. */
export function tokenizeSigns(text: string): Token[] {
  return Array.from(text.matchAll(/\S+/g))
    .filter(([source]) => isSign(source))
    .map(({0: source, index}) => {
      const token = plain(source, index);
      return {...token, term: token.term.replace(variation, '')};
    })
    .filter(({term}) => term !== '');
}

/** Returns the words of a text, or the signs of a text without words. */
export function wordsOrSigns(text: string): Token[] {
  const words = tokenize(text);
  return words.length > 0 ? words : tokenizeSigns(text);
}

/** Returns whether a term has no letter or digit. Such terms are complete: `-` is not the beginning of each flag. */
export function isSign(term: string): boolean {
  return !/[\p{L}\p{N}]/u.test(term);
}

/** Returns the words of a compound, without splitting numbers. */
export function compoundParts(token: Token): readonly Token[] {
  return token.kind === 'compound' && token.parts.length > 0
    ? token.parts.flatMap(compoundParts)
    : [token];
}

/** Two or more words with hyphens between them, which may end in digits. */
const hyphenated = /^\p{L}[\p{L}\p{N}]*(?:[-\u2010\u2011]\p{L}[\p{L}\p{N}]*)+$/u;

/** Returns a hyphenated word as one, as it may be typed: `frontend` for `front-end`; none for other tokens. */
export function joinedSpelling({term, kind}: Pick<Token, 'term' | 'kind'>): string[] {
  return kind === 'compound' && hyphenated.test(term) ? [term.replace(/[^\p{L}\p{N}]/gu, '')] : [];
}

/** Yields the parts of a token at any depth, without the token itself. */
export function* partsOf({parts}: Token): Generator<Token> {
  for (const part of parts) {
    yield part;
    yield* partsOf(part);
  }
}
