type NavbarItem = {type?: string; docsPluginId?: string; versions?: string[] | object};

/** Returns the versions of a docs instance in the navbar's version dropdown; none without a dropdown. */
export function shownVersions<Version extends {name: string}>(
  items: readonly unknown[],
  pluginId: string,
  versions: readonly Version[],
): Version[] {
  const dropdown = (items as readonly NavbarItem[]).find(
    ({type, docsPluginId = 'default'}) =>
      type === 'docsVersionDropdown' && docsPluginId === pluginId,
  );
  const listed = dropdown?.versions;
  const names = Array.isArray(listed) ? listed : listed && Object.keys(listed);
  return dropdown ? versions.filter(({name}) => !names || names.includes(name)) : [];
}
