import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The two ways in which a run ends. */
export type EndingName = 'done' | 'giveUp';

/** The signs on the discs of the endings, a check and a flag, on a grid of 24 units. */
export const endingSigns: Record<EndingName, string> = {
  done: 'M7 12.5l3.5 3.5 6.5-7.5',
  giveUp: 'M8.5 18.5V6h8l-2.25 3 2.25 3h-8',
};

/** The disc of an ending. It is decoration: the words beside it say the same. */
export default function EndingMark({
  ending,
  className,
}: {
  ending: EndingName;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, styles[ending], className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={endingSigns[ending]} />
    </svg>
  );
}
