import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../../interface/common.module.css';
import Highlight, {Trail} from '../../interface/list/Highlight.jsx';
import type {SearchItem} from '../../interface/list/items.js';
import styles from '../../interface/page/styles.module.css';

export type ResultProps = {
  item: SearchItem;
  /** Whether the result above it is on the same page. */
  isBelow: boolean;
  onOpen?: () => void;
};

/** Shows page and section. Hides the page visually if the result above already shows it. */
function Headings({item, isBelow}: Omit<ResultProps, 'onOpen'>): ReactNode {
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

/** Shows a result: its group, a link with page and section, and the passage. */
export default function Result({item, isBelow, onOpen}: ResultProps): ReactNode {
  const {kind, href} = item.link;
  const headings = <Headings {...{item, isBelow}} />;
  return (
    <li className={clsx(styles.result, isBelow && styles.below)}>
      {item.group && !isBelow && <p className={styles.group}>{item.group}</p>}
      {kind === 'internal' ? (
        <Link className={clsx('DocSearch-Hit-title', styles.resultLink)} to={href} onClick={onOpen}>
          {headings}
        </Link>
      ) : (
        <a className={clsx('DocSearch-Hit-title', styles.resultLink)} href={href} onClick={onOpen}>
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
