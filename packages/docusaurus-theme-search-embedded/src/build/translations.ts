import ar from '../locales/ar.json';
import de from '../locales/de.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import ja from '../locales/ja.json';
import ko from '../locales/ko.json';
import ptBR from '../locales/pt-BR.json';
import ru from '../locales/ru.json';
import tr from '../locales/tr.json';
import vi from '../locales/vi.json';
import zhHans from '../locales/zh-Hans.json';

const translations: Record<string, Record<string, string>> = {
  ar,
  de,
  es,
  fr,
  ja,
  ko,
  'pt-BR': ptBR,
  ru,
  tr,
  vi,
  'zh-Hans': zhHans,
  'zh-CN': zhHans,
};

/**
 * Returns the theme's translated texts by id, without those that `@docusaurus/theme-translations` has in
 * the same words. `de-AT` falls back to `de`, other locales to English (no texts).
 */
export function messagesOf(locale: string): Record<string, string> {
  return translations[locale] ?? translations[locale.split('-')[0]!] ?? {};
}
