import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo, useState} from 'react';
import type {SearchItem} from '../Search/list/items';
import {sectionOf, sectionsOf} from '../Search/list/sections';
import type {PageResults} from './useSearchResults';

/** Pages of results that are asked for at once when a section is chosen. */
const pagesAtOnce = 10;

/** The results by section of the site. */
export type SectionFilter = {
  /** The sections that the results so far come from. */
  sections: string[];
  /** The chosen one, as long as there are results in it; undefined for all. */
  section: string | undefined;
  /** The results of the chosen section. */
  items: SearchItem[];
  choose: (section: string | undefined) => void;
};

/**
 * Filters results by section. The index has no such field, so the choice of a section asks for the
 * results that are still to come, and leaves out those of other sections.
 */
export function useSectionFilter({found, status, more}: PageResults): SectionFilter {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [chosen, choose] = useState<string>();
  const sections = useMemo(() => sectionsOf(found?.items ?? [], baseUrl), [found, baseUrl]);
  const section = chosen !== undefined && sections.includes(chosen) ? chosen : undefined;
  const items = useMemo(
    () => (found?.items ?? []).filter(item => !section || sectionOf(item, baseUrl) === section),
    [found, section, baseUrl],
  );

  const missing = found ? Math.min(found.nbPages, pagesAtOnce) - found.pages : 0;
  useEffect(() => {
    if (section !== undefined && missing > 0 && status === 'idle') {
      more(missing);
    }
  }, [section, missing, status, more]);
  return {sections, section, items, choose};
}
