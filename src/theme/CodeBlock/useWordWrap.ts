import {type RefObject, useEffect, useState} from 'react';

/** State of a code block's word wrap. */
export type WordWrap = {
  isOn: boolean;
  /** Whether a line is wider than the block, or wrapping is on and can be taken back. */
  isUseful: boolean;
  toggle: () => void;
};

/**
 * Word wrap for one code block. Overflow is watched with a ResizeObserver, which reports after
 * layout, so that a page with many blocks forces none while it hydrates.
 */
export function useWordWrap(preRef: RefObject<HTMLPreElement | null>): WordWrap {
  const [isOn, setIsOn] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const pre = preRef.current;
    if (!pre) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    return () => observer.disconnect();
  }, [preRef]);
  return {isOn, isUseful: isOn || overflows, toggle: () => setIsOn(value => !value)};
}
