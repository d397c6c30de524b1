import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {sectionAt, sectionId, type SiteSection} from '../../../plugin/data';
import type {SearchItem} from './items';

/** A part of the site, or another site, by which results are filtered. */
export type Section = {
  /** Names it in addresses and in the index, for example `blog`. */
  id: string;
  label: string;
  /** Its results; undefined where the index does not count them. */
  count?: number;
};

const ofSite: readonly (Section & SiteSection)[] = dialog.sections.map(section => ({
  ...section,
  id: sectionId(section),
}));

/**
 * Where on the site a result stands: the section whose path its address begins with, and for a
 * result of another site that site.
 */
export function sectionOf({address: {kind, href}}: SearchItem, baseUrl: string): Section {
  const host = kind === 'external' ? new URL(href).hostname : '';
  if (host) {
    return {id: host, label: host};
  }
  return sectionAt(ofSite, href.slice(baseUrl.length));
}

/** The sections of some results, each once, in the order of the site and then of the results. */
export function sectionsOf(items: readonly SearchItem[], baseUrl: string): Section[] {
  const found = new Map(items.map(item => sectionOf(item, baseUrl)).map(one => [one.id, one]));
  return [...ofSite.filter(({id}) => found.delete(id)), ...found.values()];
}

/** The sections that an answer counts results of. */
export function countedSections(counts: Record<string, number>): Section[] {
  return ofSite
    .map(section => ({...section, count: counts[section.id] ?? 0}))
    .filter(({count}) => count > 0);
}
