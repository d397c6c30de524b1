import type {ReactNode} from 'react';
import styles from './endings.module.css';

/** The two ways in which a run can end. */
export type EndingName = 'done' | 'giveUp';

/** The icons of the endings, a check and a flag, as SVG paths on a grid of 24 units. */
const icons: Record<EndingName, string> = {
  done: 'M7 12.5l3.5 3.5 6.5-7.5',
  giveUp: 'M8.5 18.5V6h8l-2.25 3 2.25 3h-8',
};

type Props = {
  ending: EndingName;
  /** Whether the run ended here. The mark is hollow otherwise. */
  isReached: boolean;
  children: ReactNode;
};

/** Shows one ending of a run: its mark, which is decoration, and a text. */
export default function Ending({ending, isReached, children}: Props): ReactNode {
  return (
    <div className={styles[ending]} data-reached={isReached || undefined}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icons[ending]} />
      </svg>
      {children}
    </div>
  );
}
