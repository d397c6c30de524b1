import {type RefObject, useEffect, useState} from 'react';

/**
 * Returns whether the content of an element is wider than the element. It uses a ResizeObserver,
 * which reports after layout, so that many such elements on a page force no layout during hydration.
 *
 * @returns `undefined` until the element is measured. Treat it as a keyboard stop (`tabIndex`) until
 *   then, because the server cannot measure it.
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
