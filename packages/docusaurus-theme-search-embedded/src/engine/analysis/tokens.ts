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
  /** What it is made of: `x-api-key` of three words, `beforeEach` of two; most of nothing. */
  parts: readonly Token[];
  /** How the parts hang together; `number` for a version such as `4.1`. */
  kind: 'word' | 'compound' | 'camel' | 'number';
};

const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー\\uff70';
/** Sounds written after a kana of half width, or after one that is taken apart. */
const KANA_MARK = '\\u3099\\u309a\\uff9e\\uff9f';
const UNSPACED = '\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';

/** A run of one way of writing: by pairs of characters, without spaces, or in words. */
const RUN = new RegExp(
  `(?<cjk>[${CJK}][${CJK}${KANA_MARK}]*)|(?<unspaced>[${UNSPACED}][${UNSPACED}\\p{M}]*)|` +
    `(?:(?![${CJK}${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);

const CJK_CHARACTER = new RegExp(`[${CJK}${KANA_MARK}][${KANA_MARK}]*`, 'gu');

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

let segmenter: Intl.Segmenter | undefined;

/** Words of a script without spaces; the whole run where the platform cannot tell (Firefox < 125). */
function segments(text: string, start: number): Token[] {
  if (!('Segmenter' in Intl)) return [plain(text, start)];
  segmenter ??= new Intl.Segmenter('th', {granularity: 'word'});
  return Array.from(segmenter.segment(text), ({segment, index}) => plain(segment, start + index));
}

/** Pairs of neighboring characters, and the last one by itself, which a prefix search needs. */
function pairs(text: string, start: number): Token[] {
  const characters = [...text.matchAll(CJK_CHARACTER)];
  return characters.map(({0: character, index}, place) =>
    plain(character + (characters[place + 1]?.[0] ?? ''), start + index),
  );
}

function plain(source: string, start: number): Token {
  return {term: fold(source), start, end: start + source.length, parts: [], kind: 'word'};
}

function word(source: string, start: number): Token {
  const token = plain(source, start);
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

/** What follows a word and belongs to it, as in C++ and C#. */
function suffixOf(text: string, {start, end}: Token): string {
  if (text.startsWith('++', end)) return '++';
  const isSharp =
    end - start === 1 && text[end] === '#' && !/[\p{L}\p{N}]/u.test(text[end + 1] ?? '');
  return isSharp ? '#' : '';
}

/** The terms of a text in reading order, with their places. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Token[] = [];
  let sigil = '';
  /** The chain is longer than a term: its words go on by themselves. */
  let isLong = false;
  const flush = (): void => {
    const last = chain.at(-1);
    if (!last) return;
    const suffix = suffixOf(text, last);
    const isPlain = chain.length === 1 && !sigil && !suffix;
    if (isPlain) tokens.push(last);
    else if (isLong) tokens.push(...chain);
    else tokens.push(compound(text, chain, sigil, suffix));
    chain = [];
    isLong = false;
  };
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    const {0: source, index: start, groups} = match;
    const end = RUN.lastIndex;
    const last = chain.at(-1);
    if (groups!.cjk || groups!.unspaced) {
      flush();
      tokens.push(...(groups!.cjk ? pairs(source, start) : segments(source, start)));
    } else {
      const isNext = last && start - last.end === 1;
      const isJoined = isNext && joins(text[last.end]!, sigil);
      const token = word(source, start);
      if (isNext && growsTo(text, last, token)) {
        chain[chain.length - 1] = grown(text, last, token);
      } else {
        if (!isJoined) flush();
        if (chain.length === 0) {
          sigil = SIGIL.exec(text.slice(Math.max(0, start - 3), start))?.[1] ?? '';
        }
        if (chain.length === MAX_PARTS) {
          tokens.push(...chain.splice(0, MAX_PARTS - 1));
          isLong = true;
        }
        chain.push(token);
      }
      const next = text.charCodeAt(end);
      if (next === 0x27 || next === 0x2019) {
        const ending = CONTRACTION.exec(text.slice(end, end + 4));
        if (ending) RUN.lastIndex = end + ending[0].length;
      }
    }
  }
  flush();
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
