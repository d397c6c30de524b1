import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * The kinds of items that the navbar has. Those of the stock list that it has none of (menus, versions,
 * languages) would come with every page; add one here when the navbar gets one. The build names a kind
 * that is missing.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
} satisfies Partial<ComponentTypesObject>;

export default ComponentTypes;
