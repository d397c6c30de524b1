import {useEffect, useState, type ReactNode} from 'react';
import common from '../common.module.css';
import {limits} from '../limits';

/**
 * Tells a screen reader what a search came to, without moving the focus, and once one pauses: not
 * after each letter.
 */
export default function Status({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text ? limits.pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={common.hidden}>
      {said}
    </p>
  );
}
