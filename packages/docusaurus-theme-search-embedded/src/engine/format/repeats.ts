import type {Page} from './sections';

/**
 * Leaves each paragraph and sample in the first section that has it, so that the same text is one
 * result, however many pages repeat it. Pages of another language, version or part of the site are
 * found by themselves and keep theirs.
 */
export function foldRepeats(pages: readonly Page[]): void {
  const seen = new Set<string>();
  for (const {facets, sections} of pages) {
    const scope = JSON.stringify(facets);
    const isNew = (text: string): boolean => {
      const {size} = seen;
      return seen.add(scope + text).size > size;
    };
    for (const section of sections) {
      section.prose = section.prose.filter(isNew);
      section.code = section.code.filter(isNew);
    }
  }
}
