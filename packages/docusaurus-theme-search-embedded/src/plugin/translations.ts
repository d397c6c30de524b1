import de from '../locales/de.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import ja from '../locales/ja.json';
import zhHans from '../locales/zh-Hans.json';

const translations: Record<string, Record<string, string>> = {
  de,
  es,
  fr,
  ja,
  'zh-Hans': zhHans,
  'zh-CN': zhHans,
};

/** The theme's texts in a language, by their ids; of `de-AT` those of `de`. None where they are English. */
export function messagesOf(locale: string): Record<string, string> {
  return translations[locale] ?? translations[locale.split('-')[0]!] ?? {};
}
