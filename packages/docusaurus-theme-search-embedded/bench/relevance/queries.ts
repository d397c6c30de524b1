import {site, type Doc} from './markdown';
import {textHash} from './textHash';

export const queryTypes = ['full', 'prefix', 'typo', 'subset'] as const;
export type QueryType = (typeof queryTypes)[number];

/** A query from a link, with the pages that it leads to. */
export type JudgedQuery = {
  type: QueryType;
  text: string;
  /** Paths of the right pages. */
  pages: ReadonlySet<string>;
  /** Paths with anchors, if each of the links has one. */
  anchors?: ReadonlySet<string>;
  /** Paths of the pages with the link. They contain the query, and are neither right nor wrong. */
  sources: ReadonlySet<string>;
};

/** Link texts that name nothing. */
const generic =
  /^(?:(?:see|view|read|go|back|learn|find|click)\b.*|here|this|that|link|it|docs?|(?:the )?documentation|page|guide|reference|example|examples|details?|more|more info|more information|above|below|next|previous|source|read more|learn more|section|yes|no|top|table of contents|x|-)$/i;

/** Texts that lead to more pages than this are not about any of them. */
const maxPages = 3;

/** Returns the path and anchor of a link's target, if it is a page of the same documentation. */
export function resolveLink(
  href: string,
  from: string,
  base: string,
  known: ReadonlySet<string>,
): {path: string; anchor: string} | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) {
    return undefined;
  }
  const [target = '', anchor = ''] = href.split('#');
  if (target === '') {
    return {path: from, anchor};
  }
  const below = target.startsWith(`${base}/`) ? target.slice(base.length) : target;
  // A relative link is relative to the file's folder, or, on some sites, to the page.
  const bases = below.startsWith('/') ? [site] : [site + from, `${site}${from}/`];
  const candidates = bases.map(each => normalize(new URL(below, each).pathname));
  const path = candidates.find(each => known.has(each));
  return path === undefined ? undefined : {path, anchor};
}

/** Returns a path without extension, index, and the numbers that order files. */
function normalize(pathname: string): string {
  const parts = decodeURI(pathname)
    .replace(/\.(?:mdx?|html)$/i, '')
    .split('/')
    .map(part => part.replace(/^\d+[-_.]/, ''));
  return parts.join('/').replace(/\/(?:index|readme)?$/i, '') || '/';
}

/** Collects the texts of the links between pages. */
export function judgedLinks(docs: readonly Doc[], base: string): JudgedQuery[] {
  const pathOfPage = ({page}: Doc) => page.url.slice(site.length);
  const known = new Set(docs.map(pathOfPage));
  type Collected = {text: string; pages: Set<string>; targets: string[]; sources: Set<string>};
  const byText = new Map<string, Collected>();
  for (const doc of docs) {
    const from = pathOfPage(doc);
    for (const {text, href} of doc.links) {
      const target = resolveLink(href, from, base, known);
      if (!target || target.path === from || !isQuery(text)) {
        continue;
      }
      const key = text.toLowerCase();
      const query = byText.get(key) ?? {text, pages: new Set(), targets: [], sources: new Set()};
      byText.set(key, query);
      query.pages.add(target.path);
      query.targets.push(target.anchor ? `${target.path}#${target.anchor}` : target.path);
      query.sources.add(from);
    }
  }
  return Array.from(byText.values())
    .filter(({pages}) => pages.size <= maxPages)
    .map(({text, pages, targets, sources}): JudgedQuery => {
      const haveAnchors = targets.every(target => target.includes('#'));
      return {
        type: 'full',
        text,
        pages,
        ...(haveAnchors && {anchors: new Set(targets)}),
        sources,
      };
    })
    .sort((a, b) => textHash(a.text) - textHash(b.text));
}

function isQuery(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 64 &&
    /\p{L}{2}/u.test(text) &&
    !/^(?:https?:|www\.)/i.test(text) &&
    !generic.test(text)
  );
}

/** Returns a link's text, its first 60 %, the text with a typo, and two or three of its words. */
export function variantsOf(query: JudgedQuery): JudgedQuery[] {
  const seed = textHash(query.text);
  const text = query.text.toLowerCase();
  const prefix = text.slice(0, Math.ceil(text.length * 0.6)).trim();
  const variants: [QueryType, string | undefined][] = [
    ['prefix', prefix.length >= 3 ? prefix : undefined],
    ['typo', withTypo(text, seed)],
    ['subset', subsetOf(query.text, seed)],
  ];
  return [
    query,
    ...variants.flatMap(([type, other]) =>
      other === undefined || other === query.text ? [] : {...query, type, text: other},
    ),
  ];
}

/**
 * Changes a letter in a word of five or more Latin or Cyrillic letters: leaves it out, doubles it, swaps it, or
 * replaces it.
 */
function withTypo(text: string, seed: number): string | undefined {
  const words = Array.from(text.matchAll(/[a-z]{5,}|[а-яё]{5,}/g));
  const word = words[seed % Math.max(1, words.length)];
  if (!word) {
    return undefined;
  }
  const at = word.index + 1 + ((seed >>> 4) % (word[0].length - 2));
  const letter = text[at]!;
  const random = String.fromCharCode(97 + ((seed >>> 8) % 26));
  const changed = ['', letter + letter, text[at + 1]! + letter, random][(seed >>> 16) % 4]!;
  const isSwapped = changed.length === 2 && changed !== letter + letter;
  return text.slice(0, at) + changed + text.slice(at + (isSwapped ? 2 : 1));
}

/** Returns two or three adjacent words of a text with at least four. */
function subsetOf(text: string, seed: number): string | undefined {
  const words = text.split(/\s+/);
  if (words.length < 4) {
    return undefined;
  }
  const count = 2 + (seed % 2);
  const from = (seed >>> 3) % (words.length - count + 1);
  return words.slice(from, from + count).join(' ');
}
