import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

function doNothing(): void {}

/** Renders the sidebar column. Readers cannot hide it (SPECIFICATION.md#shared-elements), so it has no button. */
function Sidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  if (!sidebar) {
    return null;
  }
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
      <div className={styles.viewport}>
        <DocSidebar
          key={sidebar.name}
          sidebar={sidebar.items}
          path={pathname}
          onCollapse={doNothing}
          isHidden={false}
        />
      </div>
    </div>
  );
}

/**
 * Moves the focus to the top, because the button hides there, and jumps without an animation if the
 * reader prefers reduced motion.
 */
function moveToTop(event: MouseEvent): void {
  document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/** Lays out a docs page: the sidebar's `nav` next to the page's `main`, and nothing outside of them. */
export default function DocRootLayout({children}: Props): ReactNode {
  return (
    <div className={styles.layout}>
      <Sidebar />
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">{children}</div>
        <div onClickCapture={moveToTop}>
          <BackToTopButton />
        </div>
      </main>
    </div>
  );
}
