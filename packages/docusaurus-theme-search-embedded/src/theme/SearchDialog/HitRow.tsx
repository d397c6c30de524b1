import clsx from 'clsx';
import {
  Highlight,
  Icon,
  Trail,
  type IconName,
  type SearchItem,
} from 'docusaurus-theme-search-embedded/theme';
import type {ReactNode} from 'react';
import styles from './HitRow.module.css';

export type HitRowProps = {
  item: SearchItem;
  /** Overrides the icon of the item's type. */
  icon?: IconName;
};

const icons: Record<SearchItem['kind'], IconName> = {
  page: 'page',
  heading: 'heading',
  text: 'passage',
};

/** Shows a hit: icon, heading, the headings above it, and the matching passage. */
export default function HitRow({item, icon}: HitRowProps): ReactNode {
  return (
    <span className={clsx('DocSearch-Hit-Container', styles.hit)}>
      <span className={clsx('DocSearch-Hit-icon', styles.icon)}>
        <Icon name={icon ?? icons[item.kind]} />
      </span>
      <span className={clsx('DocSearch-Hit-content-wrapper', styles.text)}>
        <span className={clsx('DocSearch-Hit-title', styles.title)} dir="auto">
          <Highlight value={item.title} />
        </span>
        {item.breadcrumb.length > 0 && (
          <span className={clsx('DocSearch-Hit-path', styles.path)} dir="auto">
            <Trail headings={item.breadcrumb} />
          </span>
        )}
        {item.excerpt !== undefined && (
          // Empty until it is read.
          <span className={clsx(styles.excerpt, item.excerpt === '' && styles.pending)} dir="auto">
            {item.excerpt && <Highlight value={item.excerpt} />}
          </span>
        )}
      </span>
    </span>
  );
}
