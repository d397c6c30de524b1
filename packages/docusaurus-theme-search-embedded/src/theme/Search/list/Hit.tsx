import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './Hit.module.css';
import Highlight from './Highlight';
import Icon, {type IconName} from './Icon';
import type {SearchItem} from './items';

function iconOf({type}: SearchItem): IconName {
  if (type === 'content') {
    return 'passage';
  }
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

/** Headings, outermost first, so that one sees where something is. */
export function Trail({headings}: {headings: readonly string[]}): ReactNode {
  return headings.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span aria-hidden="true">›</span>{' '}
        </>
      )}
      <Highlight value={heading} />
    </Fragment>
  ));
}

/** What is seen of a hit: its icon, the heading or passage found, what follows the heading, and where it is. */
export default function Hit({item, icon}: {item: SearchItem; icon?: IconName}): ReactNode {
  return (
    <span className={clsx('DocSearch-Hit-Container', styles.hit)}>
      <span className={clsx('DocSearch-Hit-icon', styles.icon)}>
        <Icon name={icon ?? iconOf(item)} />
      </span>
      <span className={clsx('DocSearch-Hit-content-wrapper', styles.text)}>
        <span className={clsx('DocSearch-Hit-title', styles.title)}>
          <Highlight value={item.title} />
        </span>
        {item.excerpt && (
          <span className={styles.excerpt}>
            <Highlight value={item.excerpt} />
          </span>
        )}
        {item.breadcrumb.length > 0 && (
          <span className={clsx('DocSearch-Hit-path', styles.path)}>
            <Trail headings={item.breadcrumb} />
          </span>
        )}
      </span>
    </span>
  );
}
