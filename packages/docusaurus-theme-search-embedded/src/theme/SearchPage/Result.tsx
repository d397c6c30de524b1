import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Highlight from '../Search/list/Highlight';
import {Trail} from '../Search/Trail';
import type {SearchItem} from '../Search/list/items';
import styles from './Result.module.css';

/** One result: page and section as a link, under the name of its group, and the passage below. */
export default function Result({item}: {item: SearchItem}): ReactNode {
  const {kind, href} = item.address;
  const isPassage = item.type === 'content' && item.breadcrumb.length > 0;
  const headings = isPassage ? item.breadcrumb : [...item.breadcrumb, item.title];
  const text = isPassage ? item.title : item.excerpt;
  const trail = <Trail headings={headings} />;
  return (
    <li className={styles.result}>
      {item.group && <p className={styles.group}>{item.group}</p>}
      {kind === 'internal' ? (
        <Link className={styles.link} to={href}>
          {trail}
        </Link>
      ) : (
        <a className={styles.link} href={href}>
          {trail}
        </a>
      )}
      {text && (
        <p className={styles.text}>
          <Highlight value={text} />
        </p>
      )}
    </li>
  );
}
