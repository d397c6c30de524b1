import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {id: string; title: string; intro: string; children: ReactNode};

/** One titled part of the home page. */
export default function Section({id, title, intro, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </section>
  );
}
