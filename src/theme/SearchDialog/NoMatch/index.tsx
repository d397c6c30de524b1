import type {NoMatchProps} from '@theme/SearchDialog/NoMatch';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a search without a match as a run that gave up. */
export default function NoMatch({query}: NoMatchProps): ReactNode {
  return <Instruction className={styles.card} goal={`Find "${query}"`} giveUp="nothing matches" />;
}
