import Destinations from '@theme/SearchDialog/Destinations';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import styles from '../Search/message.module.css';
import StoredSearches from './StoredSearches';
import type {ScreenProps} from './useDialogModel';

/** Shows stored searches, or else popular pages, below an empty input. */
export default function StartScreen({model}: ScreenProps): ReactNode {
  const {list} = model;
  if (list) return <StoredSearches {...{model, list}} />;
  return (
    <div className={clsx('DocSearch-StartScreen', styles.start)}>
      <Destinations label={labels.destinations} />
      <p className={clsx('DocSearch-Help', styles.help)}>{labels.noRecent}</p>
    </div>
  );
}
