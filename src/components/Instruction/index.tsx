import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Ending from '../Ending';
import styles from './styles.module.css';

type Props = {
  goal: ReactNode;
  /** The ending that the run missed, unless `giveUp` says as much. */
  done?: ReactNode;
  giveUp: ReactNode;
  className?: string;
};

/** Shows an instruction whose run gave up: its goal, the ending that it missed, and the one that it reached. */
export default function Instruction({goal, done, giveUp, className}: Props): ReactNode {
  return (
    <dl className={clsx(styles.card, className)}>
      <div className={styles.goal}>
        <dt>Goal:</dt> <dd>{goal}</dd>
      </div>
      {done && (
        <Ending ending="done">
          <dt>Done when {done}</dt>
          <dd>
            <Translate id="site.instruction.notReached" description="Instruction: an ending">
              not reached
            </Translate>
          </dd>
        </Ending>
      )}
      <Ending ending="giveUp" isReached>
        <dt>Give up when {giveUp}</dt>
        <dd>
          <Translate id="site.instruction.reached" description="Instruction: an ending">
            reached
          </Translate>
        </dd>
      </Ending>
    </dl>
  );
}
