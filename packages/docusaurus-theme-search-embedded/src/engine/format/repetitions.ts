import {unspaced} from '../analysis/tokens.js';
import type {IndexedPage} from './sections.js';

/** What a page repeats. */
export type Repetition = {
  /** The index of the first of the pages that repeat each other; that of the page itself, if no other repeats it. */
  original: number;
  /** Whether most of its text repeats itself or those pages. */
  isRepetitive: boolean;
};

/** The number of shingles (three adjacent words) that represent a page. */
const sketchSize = 64;

/** Two pages repeat each other if they share this part of the shingles that one of them has. */
const minResemblance = 0.5;

/** Shorter pages repeat each other by coincidence. */
const minWords = 200;

/**
 * A page is repetitive if no more than this share of its shingles, and of those of the pages that it repeats, are
 * different. On the sets of the relevance benchmark, that is 0.35 or more for single pages, and 0.22 or more for pages
 * that repeat each other.
 */
const maxDistinct = 0.2;

/** Shingles of more groups than this are no sign that two pages repeat each other. */
const maxGroups = 20;

/** A word, or a character of a script without spaces. Numbers do not distinguish pages: "CIS 1.8" and "CIS 1.9". */
const words = new RegExp(`[${unspaced}]|[^\\s${unspaced}]+`, 'gu');
const digits = /\p{N}+/gu;

type Shingles = {
  page: number;
  /** The number of shingles with repeated ones. */
  count: number;
  /** The hashes of the different ones, in ascending order. */
  hashes: Uint32Array;
};

/** Finds the pages that repeat themselves or each other. Pages with different facets, such as versions, do not. */
export function findRepetitions(pages: readonly IndexedPage[]): Repetition[] {
  const found = pages.map((_, page): Repetition => ({original: page, isRepetitive: false}));
  for (const group of groupsOf(pages)) {
    const count = group.reduce((sum, shingles) => sum + shingles.count, 0);
    const isRepetitive = countDistinct(group) <= maxDistinct * count;
    for (const {page} of group) {
      found[page] = {original: group[0]!.page, isRepetitive};
    }
  }
  return found;
}

function countDistinct(group: readonly Shingles[]): number {
  const [first] = group;
  return group.length === 1
    ? first!.hashes.length
    : new Set(group.flatMap(({hashes}) => Array.from(hashes))).size;
}

/** Groups each page with those of which it repeats the first or the latest. */
function groupsOf(pages: readonly IndexedPage[]): Shingles[][] {
  const groups: Shingles[][] = [];
  const byHash = new Map<string, Set<Shingles[]>>();
  for (const [page, content] of pages.entries()) {
    const shingles = shinglesOf(content, page);
    if (!shingles) {
      continue;
    }
    const scope = JSON.stringify(content.facets);
    const keys = Array.from(sketchOf(shingles), hash => `${scope}${hash}`);
    const candidates = new Set(keys.flatMap(key => Array.from(byHash.get(key) ?? [])));
    const known = Array.from(candidates).find(group =>
      [group[0]!, group.at(-1)!].some(other => resemblance(other, shingles) >= minResemblance),
    );
    const group = known ?? [];
    group.push(shingles);
    if (!known) {
      groups.push(group);
    }
    for (const key of keys) {
      const sharing = byHash.get(key) ?? new Set();
      if (sharing.size < maxGroups) {
        byHash.set(key, sharing.add(group));
      }
    }
  }
  return groups;
}

function shinglesOf({title, sections}: IndexedPage, page: number): Shingles | undefined {
  const ofWords = sections
    .flatMap(({headings, prose, code}) => [headings.at(-1) ?? title, ...prose, ...code])
    .flatMap(text => text.replace(digits, '0').match(words) ?? [])
    .map(hashOf);
  if (ofWords.length < minWords) {
    return undefined;
  }
  const hashes = new Uint32Array(ofWords.length - 2).map((_, index) =>
    mix(mix(ofWords[index]! + ofWords[index + 1]!) ^ ofWords[index + 2]!),
  );
  return {page, count: hashes.length, hashes: Uint32Array.from(new Set(hashes)).sort()};
}

/** Returns the shingles with the lowest hashes. Two pages share as many of them as of all (MinHash). */
function sketchOf({hashes}: Shingles): Uint32Array {
  return hashes.subarray(0, sketchSize);
}

/** Estimates the share of the shingles of two pages that both have. */
function resemblance(one: Shingles, other: Shingles): number {
  const [a, b] = [new Set(sketchOf(one)), new Set(sketchOf(other))];
  const lowest = Array.from(new Set([...a, ...b]))
    .sort((x, y) => x - y)
    .slice(0, sketchSize);
  return lowest.filter(hash => a.has(hash) && b.has(hash)).length / lowest.length;
}

/** Hashes a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Distributes the bits of a number (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
