import {useEffect, useState, type ReactNode} from 'react';
import common from '../common.module.css';
import {limits} from '../limits';

/**
 * Announces the outcome of a search to screen readers without moving the focus. Waits for a pause in
 * typing.
 */
export default function Status({text}: {text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), text ? limits.pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={common.hidden}>
      {announced}
    </p>
  );
}
