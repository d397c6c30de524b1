import type {DestinationsProps} from '@theme/SearchDialog/Destinations';
import FirstRun from '@site/src/components/FirstRun';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Offers the first five steps in the empty search dialog. The ring follows the focus. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  return (
    <div className={styles.line}>
      <FirstRun label={label} />
    </div>
  );
}
