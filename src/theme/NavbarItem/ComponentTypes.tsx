import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';

/** A component whose script loads with the pages that show it. */
function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): (props: Props) => ReactNode {
  const Loaded = lazy(load as () => Promise<{default: ComponentType<object>}>);
  return function OnDemand(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/**
 * The kinds of navbar items. Those that this site's navbar has none of load on demand. An unknown
 * type makes `NavbarItem` throw an error that names it.
 */
const ComponentTypes: ComponentTypesObject = {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  html: HtmlNavbarItem,
  search: SearchNavbarItem,
  dropdown: onDemand(() => import('@theme/NavbarItem/DropdownNavbarItem')),
  localeDropdown: onDemand(() => import('@theme/NavbarItem/LocaleDropdownNavbarItem')),
  docsVersion: onDemand(() => import('@theme/NavbarItem/DocsVersionNavbarItem')),
  docsVersionDropdown: onDemand(() => import('@theme/NavbarItem/DocsVersionDropdownNavbarItem')),
};

export default ComponentTypes;
