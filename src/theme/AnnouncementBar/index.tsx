import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

/** Colors that the configuration names. Set through the DOM, since a strict policy bars style attributes. */
function useConfiguredColors(isActive: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const {backgroundColor, textColor} = useThemeConfig().announcementBar ?? {};
  useEffect(() => {
    // Black on white is what Docusaurus fills in; the site's own colors follow the color mode.
    if (isActive && !(backgroundColor === '#fff' && textColor === '#000')) {
      ref.current?.style.setProperty('--announcement-background', backgroundColor!);
      ref.current?.style.setProperty('--announcement-color', textColor!);
    }
  }, [isActive, backgroundColor, textColor]);
  return ref;
}

function CloseButton({onClick}: {onClick: () => void}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.close)}
      aria-label={translate({
        id: 'theme.AnnouncementBar.closeButtonAriaLabel',
        message: 'Close',
        description: 'The ARIA label for close button of announcement bar',
      })}
      onClick={onClick}
    >
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}

/**
 * Shows a bar whose id is another than the dismissed one. Before React runs, an inline script hides
 * the bar by this attribute whenever any bar was dismissed, and the stock theme leaves it at that.
 */
function useShownAgain(isActive: boolean): void {
  useEffect(() => {
    if (isActive) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isActive]);
}

/** The announcement as a region with a name; the stock one is a second banner. Absent when none is configured. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // From hydration on the state decides, since it knows that a bar with another id is a new one.
  const isBrowser = useIsBrowser();
  const bar = useConfiguredColors(isActive);
  useShownAgain(isActive);
  if (!isActive) {
    return null;
  }
  const onClose = (): void => {
    // The button goes away with the bar; the navbar is what follows.
    document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
    close();
  };
  return (
    <div
      ref={bar}
      role="region"
      className={clsx(
        ThemeClassNames.announcementBar.container,
        styles.bar,
        !isBrowser && styles.unsettled,
      )}
      aria-label={translate({
        id: 'site.announcementBar.label',
        message: 'Announcement',
        description: 'The ARIA label of the announcement bar',
      })}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && <CloseButton onClick={onClose} />}
    </div>
  );
}
