import {type RefObject, useEffect, useState} from 'react';

/**
 * Whether the content of an element is wider than the element. A ResizeObserver watches it, which
 * reports after layout, so that a page with many such elements forces none while it hydrates.
 *
 * @returns `undefined` until it is measured. An element that may scroll is a stop for the keyboard
 *   until then (`tabIndex`), since nothing can be measured in the HTML that the server sends.
 */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [scrolls, setScrolls] = useState<boolean>();
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
