import type {ClientModule} from '@docusaurus/types';

/** Scrolls a sidebar or menu, but not the page, until the link to the current page is visible. */
export function revealCurrentPage(menu: Element): void {
  const link = menu.querySelector('.menu__link--active[aria-current="page"]');
  if (link) {
    const [view, {top, bottom}] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
    if (top < view.top || bottom > view.bottom) {
      menu.scrollTop += (top + bottom - view.top - view.bottom) / 2;
    }
  }
}

const sidebarPosition: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      // In the next frame, which lays out the page anyway.
      requestAnimationFrame(() =>
        document.querySelectorAll('.theme-doc-sidebar-container .menu').forEach(revealCurrentPage),
      );
    }
  },
};

export default sidebarPosition;
