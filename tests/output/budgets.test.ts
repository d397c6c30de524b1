// Protects the weight of a first visit. Content can't exceed these limits.
import {expect, test} from 'vitest';
import {loadPage} from '../browser/html';
import {docPages, firstVisitOfDocs} from './firstVisit';

test('every doc loads at most 136 kB of scripts and 22.3 kB of styles', () => {
  const {scripts, styles, routes} = firstVisitOfDocs('.');
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts - routes, 'gzipped bytes of the scripts that every doc loads').toBeLessThan(
    135_500,
  );
  expect(styles).toBeGreaterThan(10_000);
  expect(styles, 'gzipped bytes of the style sheets that every doc loads').toBeLessThan(22_300);
});

test('the parser waits for the styles before the first section of every doc', () => {
  const waits = docPages('.')
    .map(loadPage)
    .flatMap($ => {
      const heading = $('h2').first();
      return heading.length > 0 ? [heading.prev('script').text()] : [];
    });
  expect(waits.length).toBeGreaterThan(20);
  // An empty script waits for nothing.
  expect(new Set(waits)).toEqual(new Set(['document.currentScript.remove()']));
});
