/*
 * Runs inline before the theme's own script, which sets whatever is in storage (key `theme`) or in
 * the URL (`docusaurus-theme`) as the color mode. A value other than the two modes would leave the
 * page without colors, so this script removes it first.
 */
(() => {
  const isKnown = mode => ['light', 'dark', '', null].includes(mode);
  try {
    if (!isKnown(localStorage.getItem('theme'))) {
      localStorage.removeItem('theme');
    }
  } catch {
    // Storage is forbidden, so it holds nothing either.
  }
  const url = new URL(location);
  if (!isKnown(url.searchParams.get('docusaurus-theme'))) {
    url.searchParams.delete('docusaurus-theme');
    history.replaceState(history.state, '', url);
  }
})();
