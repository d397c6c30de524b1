import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHelp} from '@site/src/hooks/useHelp';
import type {ReactNode} from 'react';
import Ending from '../Ending';
import styles from './styles.module.css';

/** Shows the two possible endings of a guide: its result, and help. */
export default function DoneWhen({children}: {children: ReactNode}): ReactNode {
  const help = useHelp();
  return (
    <div className={styles.endings}>
      <Ending ending="done">
        <p className={styles.term}>
          <Translate id="site.doneWhen" description="Guide: term">
            Done when
          </Translate>
        </p>
        {children}
      </Ending>
      <Ending ending="giveUp">
        <nav
          aria-label={translate({
            id: 'site.help',
            message: 'Help',
            description: 'Guide: name of the link to its troubleshooting',
          })}
        >
          <p className={styles.term}>
            <Translate id="site.stuck" description="Guide: before the link to its troubleshooting">
              Stuck?
            </Translate>
          </p>
          <Link to={help}>
            <Translate id="site.troubleshooting" description="Guide: link">
              Troubleshooting
            </Translate>
          </Link>
        </nav>
      </Ending>
    </div>
  );
}
