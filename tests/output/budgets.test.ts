// Protects the weight of a first visit. Content can't exceed these limits.
import {expect, test} from 'vitest';
import {firstVisitOfDocs} from './firstVisit';

test('every doc loads at most 144 kB of scripts and 22.3 kB of styles', () => {
  const {scripts, styles, routes} = firstVisitOfDocs('.');
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts - routes, 'gzipped bytes of the scripts that every doc loads').toBeLessThan(
    143_500,
  );
  expect(styles).toBeGreaterThan(10_000);
  expect(styles, 'gzipped bytes of the style sheets that every doc loads').toBeLessThan(22_300);
});
