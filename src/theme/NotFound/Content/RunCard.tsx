import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows what happened as a run that gave up: its goal was to open the address. */
export default function RunCard(): ReactNode {
  const {pathname} = useLocation();
  // One file is served for all unknown addresses, so the first render must not depend on them.
  const address = useIsBrowser() ? pathname : 'the address you asked for';
  return (
    <Instruction
      className={styles.card}
      goal={`Open ${address}`}
      done="a page shows"
      giveUp="nothing is at this address"
    />
  );
}
