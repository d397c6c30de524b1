import type {ClientModule} from '@docusaurus/types';
import {afterLayout} from '../utils/afterLayout';
import {untilReaderActs} from './untilReaderActs';

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

/** Reveals the current page again after its categories have opened, until the reader acts. */
function followTransitions(): void {
  following.abort();
  following = untilReaderActs();
  document.addEventListener('transitionend', reveal, {signal: following.signal});
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
