import {useEffect, useState} from 'react';

/** Delay in ms after the last key, before screen readers announce the result. */
const pause = 700;

/**
 * Returns the text of a live region (`role="status"`) for a result that changes while somebody types.
 * It changes once for each cause, after a pause in typing, however late the result arrives. Results
 * that change by themselves stay silent.
 *
 * @param text describes the result; empty until there is one
 * @param cause the input that leads to the result
 */
export function useAnnouncement(text: string, cause: unknown): string {
  const [announced, setAnnounced] = useState<{text: string; cause?: unknown}>({text: ''});
  const isSettled = text === '' ? announced.text === '' : cause === announced.cause;
  useEffect(() => {
    if (isSettled) {
      return undefined;
    }
    const timer = setTimeout(() => setAnnounced(text ? {text, cause} : {text}), pause);
    return () => clearTimeout(timer);
  }, [isSettled, text, cause]);
  return announced.text;
}
