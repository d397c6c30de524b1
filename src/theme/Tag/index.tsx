import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tag as a plain label, with its number of posts where that is known. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
