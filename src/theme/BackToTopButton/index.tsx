import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

/** Takes the focus along, since the button hides at the top; goes there at once if less motion is asked for. */
function goAlong(event: MouseEvent): void {
  document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/** The stock button back to the top of a long page, there while the reader scrolls up. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={goAlong}>
      <BackToTopButton />
    </div>
  );
}
