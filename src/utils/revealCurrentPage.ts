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
