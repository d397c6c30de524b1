import type {ClientModule} from '@docusaurus/types';
import {revealCurrentPage} from '../utils/revealCurrentPage';

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
