// Protects that a name that merely begins with the query does not count as the whole heading.
import {expect, it} from 'vitest';
import {searchOf} from '../fixtures/engine/site';

const generated = ['', 'Spec', 'Status', 'Ref', 'Verification'].map(end => `OCIRepository${end}`);

it.each(['OCI', 'oci '])('a page about %s precedes generated names', async query => {
  const find = await searchOf({
    guide: ['# OCI cheatsheet', 'Push OCI artifacts.'],
    api: [
      '# API reference',
      'All types.',
      ...generated.flatMap(name => [`## ${name}`, `${name} is a type. See OCIRepository.`]),
    ],
    other: ['# Helm', 'Charts.'],
  });
  const [first] = await find(query);
  expect(first).toBe('/guide');
});

it('a page with the word in its title precedes a name that begins with it', async () => {
  const find = await searchOf({
    guide: ['# Using the cache well', 'The cache is fast.'],
    config: ['# CacheConfig', 'CacheConfig', '## CacheConfigSpec', 'CacheConfigSpec CacheConfig'],
    control: ['# CacheControl', 'CacheControl'],
  });
  const [first] = await find('cache');
  expect(first).toBe('/guide');
});
