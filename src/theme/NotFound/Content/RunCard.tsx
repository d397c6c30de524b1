import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Instruction from '@site/src/components/Instruction';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happened, said as the site says a test: the goal was an address, and the run gave up. */
export default function RunCard(): ReactNode {
  const {pathname} = useLocation();
  // One file is served for all unknown addresses, so the first render must not depend on them.
  const address = useIsBrowser()
    ? pathname
    : translate({
        id: 'notFound.anyAddress',
        message: 'the address you asked for',
        description: 'Not-found page: stands for the address until scripts run',
      });
  return (
    <Instruction
      className={styles.card}
      parts={[
        {
          term: translate({
            id: 'notFound.goal',
            message: 'Goal',
            description: 'Not-found page: card',
          }),
          text: translate(
            {
              id: 'notFound.goal.text',
              message: 'Open {address}',
              description: 'Not-found page: card',
            },
            {address},
          ),
        },
        {
          term: translate({
            id: 'site.doneWhen',
            message: 'Done when',
            description: 'Begins the outcome at the top of a guide',
          }),
          text: translate({
            id: 'notFound.done.text',
            message: 'A page shows',
            description: 'Not-found page: card',
          }),
          ending: 'done',
          reached: false,
        },
        {
          term: translate({
            id: 'notFound.giveUp',
            message: 'Give up when',
            description: 'Not-found page: card',
          }),
          text: translate({
            id: 'notFound.giveUp.text',
            message: 'Nothing is at this address',
            description: 'Not-found page: card',
          }),
          ending: 'giveUp',
          reached: true,
        },
      ]}
    />
  );
}
