import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {dialog, Icon} from 'docusaurus-theme-search-embedded/theme';
import type {ReactNode} from 'react';
import styles from './Destinations.module.css';

export type DestinationsProps = {
  /** The heading of the list. */
  label: string;
};

function Destination({label, path}: {label: string; path: string}): ReactNode {
  return (
    <div role="listitem">
      <Link className={styles.link} to={useBaseUrl(path)}>
        <Icon name="page" />
        <span>{label}</span>
      </Link>
    </div>
  );
}

/** Lists pages to start from. In the dialog, opening one closes it. */
export default function Destinations({label}: DestinationsProps): ReactNode {
  const {destinations} = dialog;
  if (destinations.length === 0) {
    return null;
  }
  return (
    <div className={styles.destinations}>
      <div className={clsx('DocSearch-Help', styles.title)}>{label}</div>
      <div role="list" className={styles.list} aria-label={label}>
        {destinations.map(destination => (
          <Destination key={destination.path} {...destination} />
        ))}
      </div>
    </div>
  );
}
