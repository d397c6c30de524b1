import Destinations from '@theme/SearchDialog/Destinations';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import screens from './screens.module.css';
import type {ScreenProps} from './screenProps';
import {shownList} from './shownList';
import styles from './StartScreen.module.css';
import StoredSearches from './StoredSearches';

/** What stands below an empty input: stored searches, or pages that many visitors come for. */
export default function StartScreen(props: ScreenProps): ReactNode {
  if (shownList(props.model.state)) {
    return <StoredSearches {...props} />;
  }
  return (
    <div className={clsx('DocSearch-StartScreen', styles.screen)}>
      <p className={clsx('DocSearch-Help', screens.help)}>{labels.noRecent}</p>
      <Destinations label={labels.destinations} />
    </div>
  );
}
