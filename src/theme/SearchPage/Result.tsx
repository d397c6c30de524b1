import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Highlight from '../../components/Search/Highlight';
import {Breadcrumb} from '../../components/Search/Hit';
import type {SearchItem} from '../../components/Search/items';
import styles from './styles.module.css';

/** One result: its heading or passage as a link, and where it is. */
export default function Result({item}: {item: SearchItem}): ReactNode {
  const {kind, href} = item.address;
  const className = clsx(styles.link, item.type === 'content' && styles.passage);
  const text = <Highlight value={item.title} />;
  return (
    <li className={styles.result}>
      <p className={styles.where}>
        {item.group}
        {item.group && item.breadcrumb.length > 0 && <span aria-hidden="true"> › </span>}
        <Breadcrumb item={item} />
      </p>
      {kind === 'internal' ? (
        <Link className={className} to={href}>
          {text}
        </Link>
      ) : (
        <a className={className} href={href}>
          {text}
        </a>
      )}
    </li>
  );
}
