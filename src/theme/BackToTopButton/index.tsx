import type {MouseEvent, ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Moves the focus to the top, where the button hides, and jumps there if the reader prefers reduced motion. */
function moveToTop(event: MouseEvent): void {
  document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/** Wraps the button in a landmark, because it is outside `main`. */
export default function BackToTopButtonWrapper(): ReactNode {
  const label = translate({
    id: 'site.backToTop.label',
    message: 'Back to top',
    description: 'Region of the button that scrolls back to top: name',
  });
  return (
    <section aria-label={label} onClickCapture={moveToTop}>
      <BackToTopButton />
    </section>
  );
}
