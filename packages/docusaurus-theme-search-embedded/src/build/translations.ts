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

/** Returns the theme's translated texts by id; `de-AT` falls back to `de`, other locales to English (no texts). */
export function messagesOf(locale: string): Record<string, string> {
  return translations[locale] ?? translations[locale.split('-')[0]!] ?? {};
}
