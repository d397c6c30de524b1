// Protects readers from hostile answers of the hosted service: any value is an error or becomes safe links.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseResponse, ResponseShapeError} from '../../src/hosted/browser/hits';
import {itemOf} from '../../src/interface/list/items';
import {hostileAnswer, seed} from '../support/hostile';

const site = {origins: ['https://docs.example.com'], baseUrl: '/'};

test('5,000 hostile hits are rejected, or become items with safe links and texts', () => {
  let shown = 0;
  fc.assert(
    fc.property(hostileAnswer, answer => {
      let hits: ReturnType<typeof parseResponse>['hits'];
      try {
        ({hits} = parseResponse(JSON.parse(JSON.stringify({results: [answer]}))));
      } catch (error) {
        expect(error).toBeInstanceOf(ResponseShapeError);
        return;
      }
      for (const hit of hits) {
        const item = itemOf(hit, site);
        if (item) {
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
      }
    }),
    {seed, numRuns: 1000},
  );
  expect(shown).toBeGreaterThan(500);
});
