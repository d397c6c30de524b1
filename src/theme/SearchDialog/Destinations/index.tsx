import type {DestinationsProps} from '@theme/SearchDialog/Destinations';
import FirstRunPath from '@site/src/components/FirstRunPath';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The empty search dialog offers the first five steps, as the line of a run whose ring follows the focus. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  return (
    <div className={styles.line}>
      <FirstRunPath label={label} />
    </div>
  );
}
