import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import Highlight from '../Search/list/Highlight';
import type {SearchItem} from '../Search/list/items';
import {Trail} from '../Search/Trail';
import styles from './Result.module.css';

type ResultProps = {
  item: SearchItem;
  /** Whether the result above it is of the same page, which need not be named again. */
  isBelow: boolean;
};

/** Page and section; the page only for screen readers where it is seen above. */
function Headings({item, isBelow}: ResultProps): ReactNode {
  const headings = [...item.breadcrumb, item.title];
  const [page, ...rest] = headings;
  if (!isBelow || rest.length === 0) {
    return <Trail headings={headings} />;
  }
  return (
    <>
      <span className={common.hidden}>
        <Trail headings={[page!]} />
        {' › '}
      </span>
      <Trail headings={rest} />
    </>
  );
}

/** One result: page and section as a link, under the name of its group, and the passage below. */
export default function Result({item, isBelow}: ResultProps): ReactNode {
  const {kind, href} = item.address;
  const headings = <Headings {...{item, isBelow}} />;
  return (
    <li className={clsx(styles.result, isBelow && styles.below)}>
      {item.group && !isBelow && <p className={styles.group}>{item.group}</p>}
      {kind === 'internal' ? (
        <Link className={styles.link} to={href}>
          {headings}
        </Link>
      ) : (
        <a className={styles.link} href={href}>
          {headings}
        </a>
      )}
      {item.excerpt && (
        <p className={styles.text}>
          <Highlight value={item.excerpt} />
        </p>
      )}
    </li>
  );
}
