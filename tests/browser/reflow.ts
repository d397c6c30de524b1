import type {Page} from './test';

/**
 * What sticks out to the right of the window, or is cut off there. Boxes that scroll by themselves
 * (code, tables), what waits outside to slide in, and decoration are left out.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      element =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[inert], [aria-hidden=true]') &&
        getComputedStyle(element).position !== 'fixed' &&
        !scrolls(element.parentElement),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px of ${clientWidth}`] : []),
      ...wide.map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    ];
  });
}
