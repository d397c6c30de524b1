import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Words for how many results there are. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.search.count',
          message: 'One result|{count} results',
          description: 'How many results a search has, in as many plural forms as the language has',
        },
        {count: count.toLocaleString('en')},
      ),
    );
}
