import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One part of an instruction. The two endings have colors of their own on the whole site. */
export type InstructionPart = {
  term: string;
  text: ReactNode;
  /** Which of the two endings the part names; none for goal, limits and data. */
  ending?: 'done' | 'giveUp';
  /** Whether the ending was reached in the run that the card shows; nothing is said without it. */
  reached?: boolean;
};

type Props = {parts: readonly InstructionPart[]; className?: string};

/** An instruction that can be checked, as a card: what to reach, and the two ways in which a run ends. */
export default function Instruction({parts, className}: Props): ReactNode {
  return (
    <dl className={clsx(styles.card, className)}>
      {parts.map(({term, text, ending, reached}) => (
        <div key={term} className={clsx(styles.part, ending && styles[ending])}>
          <dt>{term}</dt>
          <dd>
            {text}
            {reached !== undefined && <Mark reached={reached} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A check or a cross, which differ in shape and are said in words too. */
function Mark({reached}: {reached: boolean}): ReactNode {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label={
        reached
          ? translate({
              id: 'site.instruction.reached',
              message: 'reached',
              description: 'Instruction: for screen readers',
            })
          : translate({
              id: 'site.instruction.notReached',
              message: 'not reached',
              description: 'Instruction: for screen readers',
            })
      }
    >
      <path d={reached ? 'M3 8.5l3.5 4 6.5-9' : 'M4 4l8 8m0-8l-8 8'} />
    </svg>
  );
}
