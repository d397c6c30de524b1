import {useEffect, useRef, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, usePrevious} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {revealCurrentPage} from '@site/src/client/sidebarPosition';
import {useModalDialog} from '@theme/ModalDialog/useModalDialog';
import styles from './styles.module.css';

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

/** "Back to main menu" makes its own panel inert; focus goes on to the first item of the main menu. */
function useFocusOnReturn(secondaryMenuShown: boolean, shown: boolean): Ref<HTMLDivElement> {
  const primaryPanel = useRef<HTMLDivElement>(null);
  const wasShown = usePrevious(secondaryMenuShown);
  useEffect(() => {
    if (shown && wasShown && !secondaryMenuShown) {
      // The panel still slides in; scrolling to it would shift the dialog's content for good.
      primaryPanel.current?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    }
  }, [shown, wasShown, secondaryMenuShown]);
  return primaryPanel;
}

/** The button that opened the menu may be gone with it, at desktop width, and Back leaves the focus nowhere. */
function useFocusOnClose(shown: boolean): void {
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) {
          [...document.querySelectorAll<HTMLElement>('.navbar__toggle, .navbar__brand')]
            .find(element => element.getClientRects().length > 0)
            ?.focus();
        }
      });
    };
  }, [shown]);
}

/** The mobile menu as a modal dialog. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const dialog = useModalDialog(shown, toggle, '.navbar__toggle');
  useEffect(() => {
    if (shown) {
      dialog.current?.querySelectorAll('.menu').forEach(revealCurrentPage);
    }
  }, [shown, dialog]);
  const primaryPanel = useFocusOnReturn(secondaryMenuShown, shown);
  useFocusOnClose(shown);
  return (
    <dialog
      ref={dialog}
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
