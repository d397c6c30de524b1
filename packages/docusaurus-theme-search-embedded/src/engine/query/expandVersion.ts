import type {Expansion} from './expansions.js';
import {isVersion} from './forms.js';
import type {Vocabulary} from './vocabulary.js';

/**
 * Returns the versions that begin with one that the site lacks (1.44.0 for 1.44), or else its first number (1, and v1 in
 * headings). A version that the site has is only itself, without zeros at its end. Returns nothing for other terms.
 */
export function expandVersion(term: string, {dictionary, ranking}: Vocabulary): Expansion[] {
  if (!isVersion(term)) {
    return [];
  }
  const numbered = (version: string): Expansion[] => [
    {term: version, boost: ranking.part},
    {term: `v${version}`, boost: ranking.part, isInHeadings: true},
  ];
  const prefix = `${term}.`;
  const first = term.slice(0, term.indexOf('.'));
  // Looked up whether they are needed or not: a round trip costs more than a file.
  const [isKnown, hasLonger] = [dictionary.has(term), dictionary.hasCompletion(prefix)];
  dictionary.has(first);
  let same = term;
  while (same.endsWith('.0')) {
    same = same.slice(0, -2);
  }
  if (same !== term) {
    return numbered(same);
  }
  if (isKnown) {
    return [];
  }
  return hasLonger
    ? dictionary.completionsOf(prefix).map(version => ({term: version, boost: ranking.stem}))
    : numbered(first);
}
