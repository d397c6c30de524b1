/*
 * Runs inline before the theme's own script, which puts whatever it finds in storage (key `theme`)
 * or in the address (`docusaurus-theme`) on the page as its color mode. Anything but the two modes
 * would leave the page without either's colors, so it is taken away first.
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
