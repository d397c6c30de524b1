import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The line of a run: it starts at a dashed ring, passes two stops and ends in a check. Decoration; the
 * picture of the blog's first post shows the same line.
 */
export default function RunLine({className}: {className?: string}): ReactNode {
  return (
    <svg className={clsx(styles.line, className)} viewBox="0 0 640 160" aria-hidden="true">
      <path
        className={styles.way}
        d="M38 84C70 190 120 48 206 48s106 128 178 104 52-92 108-92 40-14 106-16"
      />
      <circle className={styles.start} cx="38" cy="84" r="24" />
      <circle className={styles.stop} cx="206" cy="48" r="11" />
      <circle className={styles.stop} cx="492" cy="60" r="11" />
      <circle className={styles.end} cx="598" cy="44" r="32" />
      <path className={styles.check} d="M584 45l10 11 19-24" />
    </svg>
  );
}
