import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Area} from '../Search/areas';
import common from '../Search/common.module.css';
import styles from './styles.module.css';

type AreaFilterProps = {
  areas: readonly Area[];
  chosen: Area | undefined;
  /** Receives the id of the area; empty for all. */
  onChoose: (id: string) => void;
};

/** Renders buttons that filter results by area. */
export default function AreaFilter({areas, chosen, onChoose}: AreaFilterProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = translate({
    id: 'theme.SearchPage.allAreas',
    message: 'All',
    description: 'The label of the button that shows the results of all areas',
  });
  return (
    <div
      role="group"
      className={styles.filter}
      aria-label={translate({
        id: 'theme.SearchPage.filter',
        message: 'Filter by section',
        description: 'The name of the buttons that filter results by area, such as Blog',
      })}
    >
      {[{id: '', label: all, count: undefined}, ...areas].map(({id, label, count}) => (
        <button
          key={id}
          type="button"
          className={clsx(common.button, common.pill)}
          aria-pressed={id === (chosen?.id ?? '')}
          onClick={() => onChoose(id)}
        >
          {label}
          {count !== undefined && (
            <span className={styles.filterCount}> {count.toLocaleString(currentLocale)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
