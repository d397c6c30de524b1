// Protects readers from hostile records of a service or of the browser's storage: any value is left out, or becomes safe links.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readStored} from '../../src/interface/backend/readAnswer';
import {hostileAnswer, seed} from '../support/hostile';

const site = {origins: ['https://docs.example.com'], baseUrl: '/'};

test('5,000 hostile hits are left out, or become items with safe links and texts', () => {
  let shown = 0;
  fc.assert(
    fc.property(hostileAnswer, answer => {
      const values = JSON.parse(JSON.stringify(answer.hits)) as unknown[];
      // Stored one by one, because each id is shown once.
      for (const item of values.flatMap(value => readStored(JSON.stringify([value]), site))) {
        shown += 1;
        const {protocol, host} = new URL(item.link.href, site.origins[0]);
        expect(['http:', 'https:', 'mailto:']).toContain(protocol);
        if (item.link.kind === 'internal') {
          expect(host).toBe('docs.example.com');
        }
        for (const text of [item.title, item.group, ...item.breadcrumb, item.excerpt ?? '']) {
          expect(text).toBeTypeOf('string');
        }
      }
    }),
    {seed, numRuns: 1000},
  );
  expect(shown).toBeGreaterThan(500);
});
