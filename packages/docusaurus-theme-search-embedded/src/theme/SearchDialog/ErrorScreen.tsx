import clsx from 'clsx';
import type {ReactNode} from 'react';
import {labels} from '../Search/labels';
import {FailureHelp} from '../Search/list/Help';
import Icon from '../Search/list/Icon';
import screens from './screens.module.css';
import type {ScreenProps} from './useDialogModel';

/** Shown below the input after a failed search. */
export default function ErrorScreen({model}: ScreenProps): ReactNode {
  return (
    <div className={clsx('DocSearch-ErrorScreen', screens.screen)}>
      <div className={clsx('DocSearch-Screen-Icon', screens.icon)}>
        <Icon name="unreachable" size={40} />
      </div>
      <p className={clsx('DocSearch-Title', screens.title)}>{labels.errorTitle}</p>
      <FailureHelp tools={model.tools} results={model.results} onLeave={model.focusInput} />
    </div>
  );
}
