import {useEffect, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';

/** Pause in typing, in milliseconds, after which a screen reader is told the result. */
const delay = 700;

/**
 * What a live region (`role="status"`) says of a result while somebody types: only the last one, and
 * nothing of results that change by themselves.
 *
 * @param text what there is to say
 * @param cause the input that led to it; any change of it is announced after a pause
 */
export function useAnnouncement(text: string, cause: unknown): string {
  const [announced, setAnnounced] = useState('');
  const announce = useEvent(() => setAnnounced(text));
  useEffect(() => {
    const timer = setTimeout(announce, delay);
    return () => clearTimeout(timer);
  }, [announce, cause]);
  return announced;
}
