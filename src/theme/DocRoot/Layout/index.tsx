import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, usePrevious} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

type ExpandButtonProps = {onClick: () => void};

function ExpandButton({onClick}: ExpandButtonProps): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'Docs: button that shows the sidebar again',
  });
  return (
    <button
      type="button"
      className={clsx('site-button', styles.expand)}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <IconArrow aria-hidden="true" />
    </button>
  );
}

/**
 * Whether the reader has hidden the sidebar, which `docs.sidebar.hideable` offers and this site does
 * not (SPECIFICATION.md#shared-elements). The button that was pressed goes, so the focus moves on to
 * the one that takes it back: the last of the column.
 */
function useHiddenSidebar() {
  const column = useRef<HTMLDivElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const wasHidden = usePrevious(isHidden);
  useEffect(() => {
    if (wasHidden !== undefined && wasHidden !== isHidden) {
      [...column.current!.querySelectorAll('button')].at(-1)?.focus();
    }
  }, [wasHidden, isHidden]);
  return {column, isHidden, setIsHidden};
}

/** The sidebar column. */
function Sidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const {column, isHidden, setIsHidden} = useHiddenSidebar();
  if (!sidebar) {
    return null;
  }
  return (
    <div
      ref={column}
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.sidebar,
        isHidden && styles.hidden,
      )}
    >
      <div className={styles.viewport}>
        <DocSidebar
          key={sidebar.name}
          sidebar={sidebar.items}
          path={pathname}
          onCollapse={() => setIsHidden(true)}
          isHidden={isHidden}
        />
        {isHidden && <ExpandButton onClick={() => setIsHidden(false)} />}
      </div>
    </div>
  );
}

/** A docs page: the sidebar's `nav` and the page's `main` side by side, and nothing outside of them. */
export default function DocRootLayout({children}: Props): ReactNode {
  return (
    <div className={styles.layout}>
      <Sidebar />
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">{children}</div>
        <BackToTopButton />
      </main>
    </div>
  );
}
