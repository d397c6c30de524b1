import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo} from 'react';
import type {SearchItem} from '../Search/list/items';
import {countedSections, sectionOf, sectionsOf, type Section} from '../Search/list/sections';
import type {Results} from '../Search/state/useResults';

/** Pages of results that are asked for at once when a section is chosen. */
const pagesAtOnce = 10;

/** The results by section of the site. */
export type SectionFilter = {
  /** The sections that there are results of. */
  sections: Section[];
  /** The chosen one, as long as there are results in it; undefined for all. */
  section: Section | undefined;
  /** The results of the chosen section. */
  items: SearchItem[];
};

/**
 * Filters results by section. The site's own index does that by itself, and counts them. A hosted
 * index has no such field, so the choice of a section asks for the results that are still to come,
 * and leaves out those of other sections.
 */
export function useSectionFilter({found, status, more}: Results, chosen: string): SectionFilter {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const sections = useMemo(
    () =>
      found?.sections ? countedSections(found.sections) : sectionsOf(found?.items ?? [], baseUrl),
    [found, baseUrl],
  );
  const section = sections.find(({id}) => id === chosen);
  const isFiltered = found?.sections !== undefined;
  const items = useMemo(
    () =>
      (found?.items ?? []).filter(
        item => isFiltered || !section || sectionOf(item, baseUrl).id === section.id,
      ),
    [found, isFiltered, section, baseUrl],
  );

  const missing = found ? Math.min(found.nbPages, pagesAtOnce) - found.pages : 0;
  useEffect(() => {
    if (section && !isFiltered && missing > 0 && status === 'idle') {
      more(missing);
    }
  }, [section, isFiltered, missing, status, more]);
  return {sections, section, items};
}
