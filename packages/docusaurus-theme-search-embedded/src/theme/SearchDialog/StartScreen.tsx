import dialog from '@generated/docusaurus-theme-search-embedded/default/dialog.json';
import Destinations from '@theme/SearchDialog/Destinations';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../../interface/labels.js';
import styles from '../../interface/message.module.css';
import StoredSearches from '../../interface/dialog/StoredSearches.jsx';
import type {ScreenProps} from '../../interface/dialog/useDialogModel.js';

export type StartScreenProps = ScreenProps;

/** Shows stored searches and popular pages below an empty input. */
export default function StartScreen({model}: StartScreenProps): ReactNode {
  const {list} = model;
  if (list) {
    return (
      <>
        <StoredSearches {...{model, list}} />
        {dialog.destinations.length > 0 && (
          <div className={styles.screen}>
            <Destinations label={labels.destinations} />
          </div>
        )}
      </>
    );
  }
  return (
    <div className={clsx('DocSearch-StartScreen', styles.screen)}>
      <Destinations label={labels.destinations} />
      <div className={clsx('DocSearch-Help', styles.help)}>{labels.noRecent}</div>
    </div>
  );
}
