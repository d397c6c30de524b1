import {expect, it} from 'vitest';
import {headersFor, readHeadersFile} from '../../src/plugins/security/headers';

const rules = readHeadersFile(`/*
  X-All: yes
  Policy: a 'self'; b https://x.example:8080

/assets/*
  Cache-Control: immutable

/about
  Cache-Control: no-cache
`);

it('gives a path the headers of every rule that matches it', () => {
  expect(headersFor(rules, '/assets/a.js')).toEqual([
    ['X-All', 'yes'],
    ['Policy', "a 'self'; b https://x.example:8080"],
    ['Cache-Control', 'immutable'],
  ]);
  expect(headersFor(rules, '/about')).toContainEqual(['Cache-Control', 'no-cache']);
  expect(headersFor(rules, '/about/us')).not.toContainEqual(['Cache-Control', 'no-cache']);
});
