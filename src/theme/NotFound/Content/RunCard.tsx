import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happened, said as the site says a test: the goal was an address, and the run gave up. */
export default function RunCard(): ReactNode {
  const {pathname} = useLocation();
  // One file is served for all unknown addresses, so the first render must not depend on them.
  const address = useIsBrowser() ? pathname : 'the address you asked for';
  return (
    <Instruction
      className={styles.card}
      parts={[
        {term: 'Goal', text: `Open ${address}`},
        {term: 'Done when', text: 'A page shows', ending: 'done', reached: false},
        {
          term: 'Give up when',
          text: 'Nothing is at this address',
          ending: 'giveUp',
          reached: true,
        },
      ]}
    />
  );
}
