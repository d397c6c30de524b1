import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** How far down the page the button makes sense, in pixels. */
const threshold = 300;

/** Whether the reader is some way down the page and scrolls up. */
function useScrollsUp(): boolean {
  const [scrollsUp, setScrollsUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      setScrollsUp(window.scrollY > threshold && window.scrollY < last);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrollsUp;
}

/** Goes to the top and takes the focus along, since the button hides there. */
function backToTop(): void {
  document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
  window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
}

/** A button back to the top of a long page, there while the reader scrolls up. */
export default function BackToTopButton(): ReactNode {
  const isShown = useScrollsUp();
  const look = clsx(styles.button, isShown && styles.shown);
  return (
    <button
      type="button"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, look)}
      onClick={backToTop}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'Back to top: button',
      })}
    />
  );
}
