import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import common from '../Search/common.module.css';
import styles from './styles.module.css';

type SectionFilterProps = {
  sections: readonly string[];
  chosen: string | undefined;
  onChoose: (section: string | undefined) => void;
};

/** Buttons that leave the results of one section of the site, or all. */
export default function SectionFilter({sections, chosen, onChoose}: SectionFilterProps): ReactNode {
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
      {[undefined, ...sections].map(section => (
        <button
          key={section ?? ''}
          type="button"
          className={common.button}
          aria-pressed={section === chosen}
          onClick={() => onChoose(section)}
        >
          {section ?? all}
        </button>
      ))}
    </div>
  );
}
