import type {DestinationsProps} from '@theme/SearchDialog/Destinations';
import FirstRunPath from '@site/src/components/FirstRunPath';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Offers the first five steps in the empty search dialog. The ring follows the focus. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  return (
    <div className={styles.line}>
      <FirstRunPath label={label} />
    </div>
  );
}
