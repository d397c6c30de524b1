import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo} from 'react';
import {sectionAt, sectionId, type SiteSection} from '../../plugin/data';
import type {SearchItem} from '../Search/list/items';
import type {Results} from '../Search/state/useResults';

/** Pages of results that are asked for at once when a section is chosen. */
const pagesAtOnce = 10;

/** A part of the site, or another site, by which results are filtered. */
export type Section = {
  /** Names it in addresses and in the index, for example `blog`. */
  id: string;
  label: string;
  /** Its results; undefined where the index does not count them. */
  count?: number;
};

/** The results by section of the site. */
export type Sections = {
  /** The sections that there are results of, in the order of the site. */
  sections: Section[];
  /** The chosen one, as long as there are results in it; undefined for all. */
  section: Section | undefined;
  /** The results of the chosen section. */
  items: SearchItem[];
};

const ofSite: readonly (Section & SiteSection)[] = dialog.sections.map(section => ({
  ...section,
  id: sectionId(section),
}));

/** The section whose path an address begins with; a result of another site is of that site. */
function sectionOf({address: {kind, href}}: SearchItem, baseUrl: string): Section {
  const host = kind === 'external' ? new URL(href).hostname : '';
  return host ? {id: host, label: host} : sectionAt(ofSite, href.slice(baseUrl.length));
}

function sectionsOf(items: readonly SearchItem[], baseUrl: string): Section[] {
  const found = new Map(items.map(item => sectionOf(item, baseUrl)).map(one => [one.id, one]));
  return [...ofSite.filter(({id}) => found.delete(id)), ...found.values()];
}

function countedSections(counts: Record<string, number>): Section[] {
  return ofSite
    .map(section => ({...section, count: counts[section.id] ?? 0}))
    .filter(({count}) => count > 0);
}

/**
 * Filters results by section. The site's own index does that by itself, and counts them. A hosted
 * index has no such field, so the choice of a section asks for the results that are still to come,
 * and leaves out those of other sections.
 */
export function useSections({found, status, more}: Results, chosen: string): Sections {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const sections = found?.sections
    ? countedSections(found.sections)
    : sectionsOf(found?.items ?? [], baseUrl);
  const section = sections.find(({id}) => id === chosen);
  const left = section && !found?.sections ? section.id : undefined;
  const items = useMemo(
    () =>
      (found?.items ?? []).filter(
        item => left === undefined || sectionOf(item, baseUrl).id === left,
      ),
    [found, left, baseUrl],
  );

  const missing = found && left ? Math.min(found.nbPages, pagesAtOnce) - found.pages : 0;
  useEffect(() => {
    if (missing > 0 && status === 'idle') {
      more(missing);
    }
  }, [missing, status, more]);
  return {sections, section, items};
}
