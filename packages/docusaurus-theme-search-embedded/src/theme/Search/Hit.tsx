import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from './common.module.css';
import styles from './Hit.module.css';
import Highlight from './list/Highlight';
import Icon, {type IconName} from './list/Icon';
import type {SearchItem} from './list/items';
import {Trail} from './Trail';

function iconOf({type}: SearchItem): IconName {
  if (type === 'content') {
    return 'passage';
  }
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

/** What is seen of a hit: its icon, its heading, where that is, and the passage that answers. */
export default function Hit({item, icon}: {item: SearchItem; icon?: IconName}): ReactNode {
  return (
    <span className={clsx('DocSearch-Hit-Container', common.marked, styles.hit)}>
      <span className={clsx('DocSearch-Hit-icon', styles.icon)}>
        <Icon name={icon ?? iconOf(item)} />
      </span>
      <span className={clsx('DocSearch-Hit-content-wrapper', styles.text)}>
        <span className={clsx('DocSearch-Hit-title', styles.title)}>
          <Highlight value={item.title} />
        </span>
        {item.breadcrumb.length > 0 && (
          <span className={clsx('DocSearch-Hit-path', styles.path)}>
            <Trail headings={item.breadcrumb} />
          </span>
        )}
        {item.excerpt && (
          <span className={styles.excerpt}>
            <Highlight value={item.excerpt} />
          </span>
        )}
      </span>
    </span>
  );
}
