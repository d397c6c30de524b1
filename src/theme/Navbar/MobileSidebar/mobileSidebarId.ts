/** Ties the hamburger's `aria-controls` to the menu that it opens. */
export const mobileSidebarId = 'navbar-sidebar';
