import {useEffect, useState} from 'react';

/** How long the interface reports that something was copied, in ms. */
const shownFor = 3000;

/**
 * Holds the outcome of an attempt to copy. A success resets itself after a while, a failure stays. Each attempt starts
 * with another state than it ends with, because screen readers announce only what changes.
 */
export function useCopied<Failure extends string>() {
  const [state, setState] = useState<'idle' | 'copied' | Failure>('idle');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}
