/*
 * Runs inline in the head of every page, before the bundle, in plain JavaScript for the browsers of package.json's
 * browserslist. It must be the same on every page, because the security policy allows it by its hash.
 */
addEventListener('DOMContentLoaded', () => {
  // The scripts share the bandwidth of the style sheets. src/README.md has the measurements.
  setTimeout(() => {
    // `npm start` writes no list.
    const list = document.getElementById('page-scripts')?.textContent ?? '[]';
    for (const src of JSON.parse(list)) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  }, 100);
});
