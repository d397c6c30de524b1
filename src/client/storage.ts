import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Removes storage that throws on access, as in browsers that block site data. Docusaurus works without
 * one as well, but prints a warning about one that throws.
 */
function removeForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, {value: null, configurable: true});
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  removeForbiddenStorage();
}
