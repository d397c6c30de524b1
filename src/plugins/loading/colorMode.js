/*
 * Runs inline before the theme's own script, which sets whatever is in storage (key `theme`) or in
 * the URL (`docusaurus-theme`) as the color mode. A value other than the two modes would leave the
 * page without colors, so this script removes it first. It also follows the color mode of other pages.
 */
(() => {
  const isKnown = mode => ['light', 'dark', '', null].includes(mode);
  try {
    if (!isKnown(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
    // A page from the back/forward cache missed what other pages stored meanwhile.
    addEventListener('pageshow', ({persisted}) => {
      if (persisted) {
        const [key, storageArea] = ['theme', localStorage];
        const newValue = storageArea.getItem(key);
        dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
      }
    });
  } catch {
    // Storage is forbidden, so it holds nothing either.
  }
  const url = new URL(location);
  if (!isKnown(url.searchParams.get('docusaurus-theme'))) {
    url.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', url);
  }
})();
