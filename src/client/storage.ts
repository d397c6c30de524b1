import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Removes a `localStorage` that throws on access, as in browsers that block site data. Docusaurus
 * works without one as well, but prints a warning about one that throws.
 */
function removeForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null, configurable: true});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  removeForbiddenStorage();
}
