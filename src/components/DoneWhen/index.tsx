import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader has at the end of a guide, in the form in which a test says what it has to reach. */
export default function DoneWhen({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.block}>
      <p className={styles.term}>
        <Translate id="site.doneWhen" description="Guide: term">
          Done when
        </Translate>
      </p>
      {children}
    </div>
  );
}
