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

/**
 * Keeps values that do not fit into local storage until the page is left. Docusaurus would print an error
 * for each, and one that was only ignored would make the color mode announce itself without end. Session
 * storage still throws: its values prevent a second reload, so they must outlast the page.
 */
function keepWhatDoesNotFit(): void {
  const {localStorage} = window;
  const {getItem, setItem, removeItem} = Storage.prototype;
  const unstored = new Map<string, string>();
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      const kept = this === localStorage ? unstored.get(key) : undefined;
      return kept ?? getItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      try {
        setItem.call(this, key, value);
        if (this === localStorage) {
          unstored.delete(key);
        }
      } catch (error) {
        if (this !== localStorage) {
          throw error;
        }
        unstored.set(key, value);
      }
    },
    removeItem(this: Storage, key: string) {
      if (this === localStorage) {
        unstored.delete(key);
      }
      removeItem.call(this, key);
    },
  });
}

if (ExecutionEnvironment.canUseDOM) {
  removeForbiddenStorage();
  keepWhatDoesNotFit();
}
