import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * The kinds of items that the navbar can have. The stock list adds those for versions and languages,
 * which this site has one of each; the build names a kind that is not here.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
} satisfies Partial<ComponentTypesObject>;

export default ComponentTypes;
