import type {Page} from './sections';

/**
 * Keeps each paragraph and code sample only in its first section, so that a repeated text is one result.
 * Pages of other languages, versions, or areas keep their own copies.
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
