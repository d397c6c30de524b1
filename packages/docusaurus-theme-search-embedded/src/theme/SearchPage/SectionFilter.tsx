import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import common from '../Search/common.module.css';
import styles from './styles.module.css';
import type {Section} from './useSections';

type SectionFilterProps = {
  sections: readonly Section[];
  chosen: Section | undefined;
  /** Called with the id of the section, empty for all. */
  onChoose: (id: string) => void;
};

/** Buttons that leave the results of one section of the site, or all. */
export default function SectionFilter({sections, chosen, onChoose}: SectionFilterProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const all = translate({
    id: 'theme.SearchPage.allSections',
    message: 'All',
    description: 'The label of the button that shows the results of all sections',
  });
  return (
    <div
      role="group"
      className={styles.filter}
      aria-label={translate({
        id: 'theme.SearchPage.filter',
        message: 'Filter by section',
        description: 'The name of the buttons that filter results by section, such as Blog',
      })}
    >
      {[{id: '', label: all, count: undefined}, ...sections].map(({id, label, count}) => (
        <button
          key={id}
          type="button"
          className={common.button}
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
