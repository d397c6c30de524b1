import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Describes what happened in the form of a test: its goal was the URL, and the run gave up. */
export default function RunCard(): ReactNode {
  const {pathname} = useLocation();
  // All unknown paths get the same file, so the first render must not depend on the path.
  const url = useIsBrowser() ? pathname : 'the address you asked for';
  return (
    <Instruction
      className={styles.card}
      parts={[
        {term: 'Goal', text: `Open ${url}`},
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
