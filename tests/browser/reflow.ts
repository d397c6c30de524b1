import type {Page} from './test';

/**
 * Lists what sticks out of the window to the right or is cut off there. It skips boxes that scroll by
 * themselves (code, tables), panels that wait outside to slide in, text for screen readers only, and
 * decoration.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).clipPath !== 'none' ||
        isInScroller(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      element =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[inert], [aria-hidden=true]') &&
        getComputedStyle(element).position !== 'fixed' &&
        !isInScroller(element.parentElement),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px of ${clientWidth}`] : []),
      ...wide.map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    ];
  });
}

/** Lists the words of titles and navigation that break over several lines, as `element: word`. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = 'h1, h2, h3, .navbar__title, .navbar__link, .menu__link, .table-of-contents a';
    const linesOf = (text: Text, word: RegExpExecArray): number => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter(({width}) => width > 0);
      return new Set(boxes.map(({top}) => Math.round(top))).size;
    };
    const broken: string[] = [];
    for (const part of document.querySelectorAll(parts)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (part.checkVisibility() && texts.nextNode()) {
        const text = texts.currentNode as Text;
        const words = [...text.data.matchAll(/\p{L}+/gu)].filter(word => linesOf(text, word) > 1);
        broken.push(...words.map(word => `${part.tagName.toLowerCase()}: ${word[0]}`));
      }
    }
    return broken;
  });
}

/** Lists the elements that hide part of their own text, except those that clamp it on purpose. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator('main *, nav *, footer *').evaluateAll(all =>
    all
      .filter(element => {
        const style = getComputedStyle(element);
        const {overflowX, overflowY, visibility, clipPath, webkitLineClamp} = style;
        const {clientHeight, clientWidth, scrollHeight, scrollWidth} = element;
        const hides = overflowY === 'hidden' || overflowX === 'hidden' || overflowX === 'clip';
        return (
          hides &&
          visibility !== 'hidden' &&
          clipPath === 'none' &&
          webkitLineClamp === 'none' &&
          clientWidth > 1 &&
          !element.closest('[aria-hidden=true], dialog, svg') &&
          (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2)
        );
      })
      .map(({tagName, className, textContent}) => `${tagName}.${className}: ${textContent}`),
  );
}

/** Runs in the page: sets the text spacing of WCAG 1.4.12, except in drawings, which scale and have a description. */
export function spaceText(): void {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    `:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     svg { letter-spacing: normal !important; word-spacing: normal !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(spacing);
}
