/** The ways in which an anchor derives from its heading; see {@link encodeAnchors}. */
const Kind = {none: 0, lower: 1, asTyped: 2, other: 3} as const;

type Anchored = {anchor: string | null; heading: string};

/** Returns the anchor that site generators derive from a heading, before they number repeated ones. */
function slugOf(heading: string): string {
  return encodeURI(heading.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-'));
}

/** Yields, for each section of a page, the anchors that derive from its heading. */
function derived(headings: readonly string[]): [lower: string, asTyped: string][] {
  const seen = new Map<string, number>();
  return headings.map(heading => {
    const slug = slugOf(heading);
    const lower = slugOf(heading.toLowerCase());
    const count = seen.get(lower) ?? 0;
    seen.set(lower, count + 1);
    const suffix = count > 0 ? `-${count}` : '';
    return [lower + suffix, slug + suffix];
  });
}

/** Encodes the anchors of a page's sections as kinds, and in full only those that do not derive. */
export function encodeAnchors(sections: readonly Anchored[]): {kinds: number[]; others: string[]} {
  const others: string[] = [];
  const candidates = derived(sections.map(({heading}) => heading));
  const kinds = sections.map(({anchor}, index) => {
    if (anchor === null) {
      return Kind.none;
    }
    const [lower, asTyped] = candidates[index]!;
    if (anchor === lower) {
      return Kind.lower;
    }
    if (anchor === asTyped) {
      return Kind.asTyped;
    }
    others.push(anchor);
    return Kind.other;
  });
  return {kinds, others};
}

/** Reverses {@link encodeAnchors}. `others` yields the anchors in full. */
export function decodeAnchors(
  headings: readonly string[],
  kinds: readonly number[],
  others: Iterator<string>,
): (string | null)[] {
  const candidates = derived(headings);
  return kinds.map((kind, index) => {
    if (kind === Kind.none) {
      return null;
    }
    if (kind === Kind.other) {
      return others.next().value as string;
    }
    return candidates[index]![kind === Kind.lower ? 0 : 1];
  });
}
