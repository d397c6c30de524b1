import {fold} from './fold';

/**
 * How text becomes terms. Writer, query and highlighting share this file, so that a term that is
 * found is always one that can be marked.
 */

/** Stands between the cells of a table's row, which are one text. */
export const tableGap = ' · ';

/** A term and where it stands in the text it was read from (UTF-16 offsets). */
export type Token = {
  term: string;
  start: number;
  end: number;
  /** What it is made of: `x-api-key` of three words, `beforeEach` of two, 東京 of two characters; most of nothing. */
  parts: readonly Token[];
  /** How the parts hang together: `number` in a version such as `4.1`, `camel` without a sign. */
  kind: 'word' | 'compound' | 'camel' | 'number';
};

/** Scripts without spaces, in which each character says something by itself; Korean has particles without. */
const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー\\uff70';
const UNSPACED = `${CJK}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}`;
/** Sounds written after a kana of half width; those after other letters are marks. */
const KANA_MARK = '\\uff9e\\uff9f';

/** A run of words without spaces, or one word. */
const RUN = new RegExp(
  `[${UNSPACED}][${UNSPACED}${KANA_MARK}\\p{M}]*|` +
    `(?:[A-Za-z0-9]|(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const CHARACTER = new RegExp(`.[${KANA_MARK}\\p{M}]*`, 'gsu');

/** `it's` is the word "it"; the ending is no word of its own. */
const CONTRACTION = /^['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/iu;

/** `beforeEach` → before, Each; `listURLs` → list, URLs; `URLSearchParams` → URL, Search, Params. */
const CAMEL_PART = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
const IS_CAMEL = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
/** `LLMs` */
const ACRONYM_PLURAL = /^\p{Lu}{2,}s$/u;

/** A sign before a word that belongs to it: `--flag`, `.NET`, `@scope/name`, `$env:NAME`. */
const SIGIL = /(?:^|[^\p{L}\p{N}_.@$-])(--?|\.|@|\$)$/u;

const NUMBER = /^v?\p{N}+$/iu;

/** Longer chains are paths or sentences without spaces; nobody types them whole. */
const MAX_PARTS = 6;

/** Firefox has one since version 125. Its dictionaries cover all of these scripts, whatever the locale. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', {granularity: 'word'}) : undefined;

/**
 * Words of a script without spaces, which each platform takes apart by a dictionary of its own. So a
 * word of Chinese, Japanese or Korean has its characters as its parts: what the site does not know as
 * a word is found by them, and so is everything where the platform cannot tell.
 */
function segments(text: string, start: number): Token[] {
  if (!segmenter) return IS_CJK.test(text) ? characters(text, start) : [plain(text, start)];
  return Array.from(segmenter.segment(text), ({segment, index}): Token => {
    const token = plain(segment, start + index);
    const parts = IS_CJK.test(segment) ? characters(segment, token.start) : [];
    return parts.length > 1 ? {...token, parts, kind: 'camel'} : token;
  });
}

function characters(text: string, start: number): Token[] {
  return Array.from(text.matchAll(CHARACTER), ({0: character, index}) =>
    plain(character, start + index),
  );
}

const NO_PARTS: readonly Token[] = [];

function plain(source: string, start: number): Token {
  return {term: fold(source), start, end: start + source.length, parts: NO_PARTS, kind: 'word'};
}

function word(source: string, start: number): Token {
  const token = plain(source, start);
  if (token.term === source) return token;
  if (ACRONYM_PLURAL.test(source)) return {...token, term: token.term.slice(0, -1)};
  if (source.length < 4 || !IS_CAMEL.test(source)) return token;
  const parts = [...source.matchAll(CAMEL_PART)]
    .map(({0: part, index}) => word(part, start + index))
    .filter(({term}) => term.length > 1);
  return parts.length > 1 ? {...token, parts, kind: 'camel'} : token;
}

/** Words that a single sign joins, with the signs around them. */
function compound(text: string, words: readonly Token[], sigil: string, suffix: string): Token {
  const start = words[0]!.start - sigil.length;
  const end = words.at(-1)!.end + suffix.length;
  // C++ and C# are no kind of C.
  const parts = suffix && words.length === 1 ? [] : words;
  return {term: fold(text.slice(start, end)), start, end, parts, kind: 'compound'};
}

/**
 * A number grown by one part: `4` and `1` to `4.1`, that and `2` to `4.1.2`, `1` and `000` to `1,000`.
 * As a term `v4.1` is 4.1 and `1,000` is 1000.
 */
function grown(text: string, before: Token, number: Token): Token {
  const {start} = before;
  const {end} = number;
  const numbers = before.kind === 'number' ? before.parts : [before];
  const term = fold(text.slice(start, end)).replace(/^v|,/g, '');
  return {term, start, end, parts: [...numbers, number], kind: 'number'};
}

function isNumber(text: string, {start, end, kind}: Token): boolean {
  return kind === 'number' || NUMBER.test(text.slice(start, end));
}

/** Tells whether a sign makes one number of two: of a version, or between thousands. */
function growsTo(text: string, before: Token, number: Token): boolean {
  if (before.parts.length === MAX_PARTS) return false;
  if (!isNumber(text, before) || !isNumber(text, number)) return false;
  const sign = text[before.end];
  return sign === '.' || (sign === ',' && /^\p{N}{3}$/u.test(number.term));
}

/** Tells whether the text between two words joins them to one. */
function joins(between: string, sigil: string): boolean {
  if (between === '/') return sigil === '@';
  if (between === ':') return sigil === '$';
  return /[-\u2010\u2011_.]/.test(between);
}

function sigilBefore(text: string, start: number): string {
  return SIGIL.exec(text.slice(Math.max(0, start - 3), start))?.[1] ?? '';
}

/** What follows a word and belongs to it, as in C++ and C#. */
function suffixOf(text: string, {start, end}: Token): string {
  if (text.startsWith('++', end)) return '++';
  const isSharp =
    end - start === 1 && text[end] === '#' && !/[\p{L}\p{N}]/u.test(text[end + 1] ?? '');
  return isSharp ? '#' : '';
}

/** Words that signs may join. */
type Chain = {
  words: Token[];
  sigil: string;
  /** It is longer than a term: its words go on by themselves. */
  isLong: boolean;
};

/** Ends a chain. */
function flush({words, sigil, isLong}: Chain, text: string, tokens: Token[]): void {
  const last = words.at(-1);
  if (!last) return;
  const suffix = suffixOf(text, last);
  const isPlain = words.length === 1 && !sigil && !suffix;
  if (isPlain || isLong) tokens.push(...words);
  else tokens.push(compound(text, words, sigil, suffix));
}

/** The terms of a text in reading order, with their places. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Chain = {words: [], sigil: '', isLong: false};
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    const {0: source, index: start} = match;
    const end = RUN.lastIndex;
    if (IS_UNSPACED.test(source)) {
      flush(chain, text, tokens);
      chain = {words: [], sigil: '', isLong: false};
      tokens.push(...segments(source, start));
      continue;
    }
    const last = chain.words.at(-1);
    const isNext = last && start - last.end === 1;
    const token = word(source, start);
    if (isNext && growsTo(text, last, token)) {
      chain.words[chain.words.length - 1] = grown(text, last, token);
    } else {
      if (!isNext || !joins(text[last.end]!, chain.sigil)) {
        flush(chain, text, tokens);
        chain = {words: [], sigil: sigilBefore(text, start), isLong: false};
      } else if (chain.words.length === MAX_PARTS) {
        tokens.push(...chain.words.splice(0, MAX_PARTS - 1));
        chain.isLong = true;
      }
      chain.words.push(token);
    }
    const next = text.charCodeAt(end);
    if (next === 0x27 || next === 0x2019) {
      const ending = CONTRACTION.exec(text.slice(end, end + 4));
      if (ending) RUN.lastIndex = end + ending[0].length;
    }
  }
  flush(chain, text, tokens);
  return tokens.filter(({term}) => term !== '');
}

/** The words that a compound joins, numbers whole. */
export function atomsOf(token: Token): readonly Token[] {
  return token.kind === 'compound' && token.parts.length > 0 ? token.parts : [token];
}

/** The token's parts at any depth, the token itself left out. */
export function* partsOf({parts}: Token): Generator<Token> {
  for (const part of parts) {
    yield part;
    yield* partsOf(part);
  }
}

/** How many words a reader sees in it: `two-factor` is two, `beforeEach` one. */
export function wordCount({kind, parts}: Token): number {
  return kind === 'compound' && parts.length > 0 ? parts.length : 1;
}
