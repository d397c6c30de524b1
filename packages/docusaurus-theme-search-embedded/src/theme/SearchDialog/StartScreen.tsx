import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import {labels} from '../Search/labels';
import Icon from '../Search/list/Icon';
import {opensElsewhere} from '../Search/state/useDialogStore';
import screens from './screens.module.css';
import type {ScreenProps} from './screenProps';
import {shownList} from './shownList';
import styles from './StartScreen.module.css';
import StoredSearches from './StoredSearches';

type DestinationProps = {label: string; path: string; onClose: () => void};

function Destination({label, path, onClose}: DestinationProps): ReactNode {
  return (
    <li>
      <Link
        className={styles.link}
        to={useBaseUrl(path)}
        onClick={event => {
          if (!opensElsewhere(event)) {
            onClose();
          }
        }}
      >
        <span className={styles.icon}>
          <Icon name="page" />
        </span>
        {label}
      </Link>
    </li>
  );
}

/** What stands below an empty input: stored searches, or pages that many visitors come for. */
export default function StartScreen(props: ScreenProps): ReactNode {
  const {destinations} = dialog;
  if (shownList(props.model.state)) {
    return <StoredSearches {...props} />;
  }
  return (
    <div className={clsx('DocSearch-StartScreen', styles.screen)}>
      <p className={clsx('DocSearch-Help', screens.help)}>{labels.noRecent}</p>
      {destinations.length > 0 && (
        <ul className={styles.list} aria-label={labels.destinations}>
          {destinations.map(destination => (
            <Destination key={destination.path} {...destination} onClose={props.onClose} />
          ))}
        </ul>
      )}
    </div>
  );
}
