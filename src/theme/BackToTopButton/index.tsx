import {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** Appears on scrolling up. It takes the focus along to the top, since it hides there. */
export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  const toTop = (): void => {
    document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
    if (prefersReducedMotion()) {
      window.scrollTo(0, 0);
    } else {
      scrollToTop();
    }
  };
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      onClick={toTop}
    />
  );
}
