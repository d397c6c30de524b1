import type {ClientModule} from '@docusaurus/types';

/** Links to the present page in the docs' sidebar and in the mobile menu. */
const currentLink = '.menu__link--active[aria-current="page"]';

function scrollContainerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) {
      return parent;
    }
  }
  return undefined;
}

/**
 * Scrolls a sidebar or menu, and nothing else, so far that the link to the present page shows.
 *
 * @param within the sidebar or menu
 */
export function revealCurrentPage(within: ParentNode): void {
  const link = within.querySelector<HTMLElement>(currentLink);
  const container = link && scrollContainerOf(link);
  if (!container) {
    return;
  }
  const [shown, wanted] = [container.getBoundingClientRect(), link.getBoundingClientRect()];
  if (wanted.top < shown.top || wanted.bottom > shown.bottom) {
    container.scrollTop += wanted.top - shown.top - (shown.height - wanted.height) / 2;
  }
}

function reveal(): void {
  document.querySelectorAll('.theme-doc-sidebar-container').forEach(revealCurrentPage);
}

const sidebarPosition: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      reveal();
      // A category that opens for the page takes its time; what the reader opens later is no matter.
      const timeLimit = AbortSignal.timeout(1000);
      document.addEventListener('transitionend', reveal, {signal: timeLimit});
    }
  },
};

export default sidebarPosition;
