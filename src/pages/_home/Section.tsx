import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {id: string; title: string; intro?: string; children: ReactNode};

export default function Section({id, title, intro, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
