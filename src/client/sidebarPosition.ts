import type {ClientModule} from '@docusaurus/types';
import {afterLayout} from '../utils/afterLayout';

/** The link to the current page in the docs' sidebar or in the mobile menu. */
const currentLink = '.menu__link--active[aria-current="page"]';

/**
 * Scrolls a sidebar or menu, but not the page, until the link to the current page is visible.
 *
 * @param within the sidebar or menu
 */
export function revealCurrentPage(within: ParentNode): void {
  const link = within.querySelector<HTMLElement>(currentLink);
  const container = link?.closest('.menu');
  if (!link || !container) {
    return;
  }
  const [view, target] = [container.getBoundingClientRect(), link.getBoundingClientRect()];
  if (target.top < view.top || target.bottom > view.bottom) {
    container.scrollTop += target.top - view.top - (view.height - target.height) / 2;
  }
}

function reveal(): void {
  document.querySelectorAll('.theme-doc-sidebar-container').forEach(revealCurrentPage);
}

let following = new AbortController();

/** Reveals the current page again after its categories have opened, for 1 s or until the reader acts. */
function followTransitions(): void {
  following.abort();
  const controller = new AbortController();
  following = controller;
  const {signal} = controller;
  const stop = () => controller.abort();
  setTimeout(stop, 1000);
  document.addEventListener('transitionend', reveal, {signal});
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    document.addEventListener(type, stop, {signal, passive: true});
  }
}

const sidebarPosition: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      afterLayout(reveal);
      followTransitions();
    }
  },
};

export default sidebarPosition;
