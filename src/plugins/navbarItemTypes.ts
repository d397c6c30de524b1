type NavbarItem = {type?: string; items?: NavbarItem[]};

/** The types of the navbar's items, with those in dropdowns, as `@theme/NavbarItem` tells them. */
export function navbarItemTypes(themeConfig: object): Set<string> {
  const {navbar} = themeConfig as {navbar?: {items?: NavbarItem[]}};
  const all = (navbar?.items ?? []).flatMap(item => [item, ...(item.items ?? [])]);
  return new Set(all.map(({type, items}) => type ?? (items ? 'dropdown' : 'default')));
}
