import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  title: string;
  intro: string;
  /** Whether, on wide screens, the heading stands in a column of its own beside the content. */
  split?: boolean;
  children: ReactNode;
};

/** One titled part of the home page. */
export default function Section({id, title, intro, split, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={clsx(styles.inner, split && styles.split)}>
        <div>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <p className={styles.intro}>{intro}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
