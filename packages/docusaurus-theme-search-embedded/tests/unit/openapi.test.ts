// Protects the README's recipe for pages that docusaurus-plugin-openapi-docs generates.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import type {FurtherSections} from '../../src/build/furtherSections';
import {furtherSections} from '../../src/build/furtherSections';
import {createSearchAssets} from '../../src/build/assets';
import type {Page} from '../../src/engine/format/sections';
import * as recipe from '../sites/openapi/openapiSections';
import {describe as describeOperation, operations} from '../sites/openapi/reference';

const file = path.join(__dirname, '../sites/openapi/openapiSections.js');

// The file has no types, as in a site's configuration.
const createSections = recipe.openapiSections as unknown as FurtherSections;
const openapiSections = (frontMatter: Record<string, unknown>) =>
  createSections({route: '/api/refund', title: 'Create a refund', frontMatter})!;

/** Returns the sections of an operation, as the plugin writes it into the front matter. */
const sectionsOf = (operation: object) =>
  openapiSections({api: deflateSync(JSON.stringify(operation)).toString('base64')});

describe('the recipe for OpenAPI', () => {
  test('is that of the README', () => {
    const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
    expect(readme).toContain(readFileSync(file, 'utf8').trim());
  });

  test('a page without an operation has no further sections', () => {
    expect(openapiSections({title: 'Tea'})).toEqual([]);
  });

  test('reads an operation that is not compressed', () => {
    const api = {parameters: [{name: 'size', in: 'query'}]};
    expect(openapiSections({api})).toEqual([
      {heading: 'Request', text: ['size'], anchor: 'request'},
    ]);
  });

  test('lists names, descriptions, and values at any depth, also of properties named like keywords', () => {
    const [request, responses, callbacks] = sectionsOf({
      parameters: [{name: 'X-Trace', in: 'header', description: 'An id', example: 'a1'}],
      requestBody: {
        description: 'The `order` of [tea](https://docs.example), **now**',
        content: {
          'application/json': {
            schema: {
              allOf: [
                {
                  properties: {
                    items: {type: 'array', items: {properties: {sku: {default: 'tea'}}}},
                  },
                },
                {oneOf: [{title: 'Card', properties: {description: {enum: ['gold', 7, null]}}}]},
              ],
            },
            examples: {small: {summary: 'One tea', value: {sku: 'T-1'}}},
          },
        },
      },
      responses: {
        default: {description: 'Failed', headers: {'Retry-After': {description: 'Seconds'}}},
      },
      callbacks: {paid: {'{$request.body#/url}': {post: {description: 'Called once paid'}}}},
    });
    expect(request).toEqual({
      heading: 'Request',
      anchor: 'request',
      text: [
        'X-Trace An id a1',
        'The order of tea, now',
        'application/json',
        'items',
        'sku tea',
        'Card',
        'description gold 7',
      ],
    });
    expect(responses!.text).toEqual(['default Failed', 'Retry-After Seconds']);
    expect(callbacks!.text).toEqual(['paid', 'Called once paid']);
  });

  test('adds at most 100 bytes for each operation to the index of a large reference', () => {
    const sizeOf = (isUsed: boolean) => {
      const pages = operations.map((operation): Page => {
        const {title, operationId, method, path: url} = operation;
        const api = {...describeOperation(operation), operationId, method, path: url};
        const page: Page = {
          url: `https://docs.example/api/${operationId}`,
          category: 'API',
          title,
          label: title,
          rank: 0,
          facets: {language: 'en', docusaurus_tag: 'api', version: '', area: ''},
          sections: [
            {
              trail: [title],
              anchor: null,
              hasHeading: true,
              texts: [method!.toUpperCase(), url, api.description].map(text => ({
                kind: 'prose',
                text,
              })),
            },
            ...['Request', 'Responses'].map(heading => ({
              trail: [title, heading],
              anchor: heading.toLowerCase(),
              hasHeading: true,
              texts: [],
            })),
          ],
        };
        const further = furtherSections(
          {furtherSections: isUsed ? createSections : undefined},
          page,
          page.url,
          {api},
        );
        return {...page, sections: [...page.sections, ...further]};
      });
      return createSearchAssets(pages).figures.gzipBytes;
    };
    expect(sizeOf(true) - sizeOf(false)).toBeLessThanOrEqual(100 * operations.length);
  });
});
