import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import styles from './Dialog.module.css';
import type {ScreenProps} from './useDialogModel';

/** Renders the option to search only the area of the current page. */
export default function AreaToggle({model}: ScreenProps): ReactNode {
  const {areaOffer, area, chooseArea, focusInput} = model;
  if (!areaOffer) {
    return null;
  }
  const toggle = (): void => {
    chooseArea(area ? '' : areaOffer.id);
    focusInput();
  };
  return (
    <div className={styles.area}>
      <button
        type="button"
        className={clsx(common.button, common.pill)}
        aria-pressed={area !== ''}
        onClick={toggle}
      >
        <Translate
          id="theme.SearchModal.onlyInArea"
          description="The label of the button that limits a search to the area of the current page"
          values={{area: areaOffer.label}}
        >
          {'Only in {area}'}
        </Translate>
      </button>
    </div>
  );
}
