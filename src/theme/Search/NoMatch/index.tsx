import type {NoMatchProps} from '@theme/Search/NoMatch';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A search that found nothing, said as the site says a test: a run that gave up. */
export default function NoMatch({query}: NoMatchProps): ReactNode {
  return (
    <Instruction
      className={styles.card}
      parts={[
        {term: 'Goal', text: `Find "${query}"`},
        {term: 'Done when', text: 'A page says it', ending: 'done', reached: false},
        {term: 'Give up when', text: 'Nothing matches', ending: 'giveUp', reached: true},
      ]}
    />
  );
}
