import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns whether a message has no translation: it has the two forms of English, and the locale has others. */
export function isEnglish(forms: readonly string[], locale: string): boolean {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  return forms.length === 2 && pluralCategories.length !== 2;
}

/**
 * Returns a function that selects the form of a message for a number. Docusaurus would select the first form of an
 * English message for every number in a locale with one form, such as Indonesian.
 */
export function useNumberText(): (count: number, message: string) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (count, message) => {
    const forms = message.split('|');
    return isEnglish(forms, currentLocale)
      ? forms[count === 1 ? 0 : 1]!
      : selectMessage(count, message);
  };
}
