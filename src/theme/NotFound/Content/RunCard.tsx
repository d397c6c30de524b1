import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows the failed request as a run that gave up, whose goal was to open the URL. */
export default function RunCard(): ReactNode {
  const {pathname} = useLocation();
  // The host serves one file for all unknown URLs, so the first render must not depend on the URL.
  const address = useIsBrowser() ? pathname : 'the address you entered';
  return (
    <Instruction
      className={styles.card}
      goal={`Open ${address}`}
      done="a page shows"
      giveUp="nothing is at this address"
    />
  );
}
