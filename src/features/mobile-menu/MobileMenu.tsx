import {useEffect, useRef, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, usePrevious} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {revealCurrentPage} from '@site/src/utils/revealCurrentPage';
import styles from './styles.module.css';
import {useMenuDialog} from './useMenuDialog';

type PanelProps = {inert: boolean; ref?: Ref<HTMLDivElement>; children: ReactNode};

function Panel({inert, ref, children}: PanelProps): ReactNode {
  return (
    <div
      ref={ref}
      inert={inert}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
      )}
    >
      {children}
    </div>
  );
}

/** Moves the focus to the main menu after "Back to main menu", which makes its own panel inert. */
function useFocusOnReturn(secondaryMenuShown: boolean, shown: boolean): Ref<HTMLDivElement> {
  const primaryPanel = useRef<HTMLDivElement>(null);
  const wasShown = usePrevious(secondaryMenuShown);
  useEffect(() => {
    if (shown && wasShown && !secondaryMenuShown) {
      // The panel is still sliding in. Scrolling to it would shift the dialog's content permanently.
      primaryPanel.current?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    }
  }, [shown, wasShown, secondaryMenuShown]);
  return primaryPanel;
}

/** Shows the mobile menu as a modal dialog. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const dialog = useMenuDialog(shown, toggle);
  const {ref} = dialog;
  useEffect(() => {
    if (shown) {
      ref.current?.querySelectorAll('.menu').forEach(revealCurrentPage);
    }
  }, [shown, ref]);
  const primaryPanel = useFocusOnReturn(secondaryMenuShown, shown);
  return (
    <dialog
      {...dialog}
      aria-modal="true"
      aria-label={translate({
        id: 'site.navbar.mobileSidebar.label',
        message: 'Menu',
        description: 'Mobile menu: name',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.dialog,
      )}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}
      >
        <Panel ref={primaryPanel} inert={secondaryMenuShown}>
          {primaryMenu}
        </Panel>
        <Panel inert={!secondaryMenuShown}>{secondaryMenu}</Panel>
      </div>
    </dialog>
  );
}
