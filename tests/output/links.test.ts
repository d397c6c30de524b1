// Protects every URL in every output of the build.
import {recordsOf} from 'tooling/searchBuild';
import redirects from '../../src/config/redirects';
import {builds} from '../browser/builds';
import {OutputLinks} from './outputLinks';
import {expect, test} from 'vitest';

const build = builds.find(({name}) => name === 'embedded')!;
const origin = 'https://docs.example.com';

test('links: every URL in every output leads somewhere', () => {
  const links = new OutputLinks(build, origin);
  expect(links.problems()).toEqual([]);
  for (const [kind, least] of Object.entries({html: 2000, md: 300, txt: 300, xml: 80, json: 10})) {
    expect(links.counts[`.${kind}`], kind).toBeGreaterThan(least);
  }
});

test('links: every search result and every old path leads to its page', () => {
  const links = new OutputLinks(build, origin);
  const urls = [...new Set(recordsOf(build.dir).map(({url}) => url))];
  expect(urls.length).toBeGreaterThan(100);
  expect(urls.filter(url => links.problemOf(url))).toEqual([]);
  for (const {from, to} of redirects) {
    expect(links.problemOf(origin + from), from).toBe('leads to an old path, which redirects');
    expect(links.problemOf(origin + to), to).toBeUndefined();
  }
});
