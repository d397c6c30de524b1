// Protects the README's recipe for pages that docusaurus-plugin-openapi-docs generates.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import type {FurtherSections} from '../../src/build/furtherSections';
import * as recipe from '../sites/openapi/openapiSections';

const file = path.join(__dirname, '../sites/openapi/openapiSections.js');

// The file has no types, as in a site's configuration.
const create = recipe.openapiSections as unknown as FurtherSections;
const openapiSections = (frontMatter: Record<string, unknown>) =>
  create({route: '/api/refund', title: 'Create a refund', frontMatter})!;

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
        description: 'The order',
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
        'The order',
        'application/json {"small":{"summary":"One tea","value":{"sku":"T-1"}}}',
        'items',
        'sku tea',
        'Card',
        'description gold 7 null',
      ],
    });
    expect(responses!.text).toEqual(['default Failed', 'Retry-After Seconds']);
    expect(callbacks!.text).toEqual(['paid', 'Called once paid']);
  });
});
