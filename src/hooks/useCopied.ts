import {useEffect, useState} from 'react';

/** How long it is said that something was copied, in milliseconds. */
const shownFor = 3000;

/** What became of an attempt to copy; a success is forgotten after a while, a failure stays. */
export function useCopied<Failure extends string>() {
  const [state, setState] = useState<'idle' | 'copied' | Failure>('idle');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}
