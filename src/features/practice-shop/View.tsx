import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {title: string; children?: ReactNode};

/** One view of the shop: its title, and its heading, which takes the focus when a link opens the view. */
export function View({title, children}: Props): ReactNode {
  return (
    <main className={styles.view}>
      <PageMetadata title={`${title} – Practice shop`} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
}
