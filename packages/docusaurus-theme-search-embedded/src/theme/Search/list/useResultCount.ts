import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that formats the number of results. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.count',
          message: 'One result|{count} results',
          description: 'How many results a search has, in as many plural forms as the language has',
        },
        {count: count.toLocaleString(currentLocale)},
      ),
    );
}
