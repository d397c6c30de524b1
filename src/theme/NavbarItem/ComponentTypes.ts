import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/**
 * The kinds of navbar items of this site. `NavbarItem` throws an error that names the type of any
 * other; whoever wants one (dropdowns, version and locale menus) adds its component here.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  html: HtmlNavbarItem,
  search: SearchNavbarItem,
};

export default ComponentTypes;
