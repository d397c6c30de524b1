import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import type {SearchItem} from './items';

/**
 * Where on the site a result stands, for the search page's filter: the section whose path its
 * address begins with, and for a result of another site that site.
 */
export function sectionOf({address: {kind, href}}: SearchItem, baseUrl: string): string {
  if (kind === 'external') {
    return new URL(href).hostname || dialog.sections.at(-1)!.label;
  }
  const path = href.slice(baseUrl.length);
  return (
    dialog.sections.find(section => path.startsWith(section.path))?.label ??
    dialog.sections.at(-1)!.label
  );
}

/** The sections of some results, each once, in the order of the site and then of the results. */
export function sectionsOf(items: readonly SearchItem[], baseUrl: string): string[] {
  const found = new Set(items.map(item => sectionOf(item, baseUrl)));
  const known = dialog.sections.map(({label}) => label);
  return [...known.filter(label => found.delete(label)), ...found];
}
