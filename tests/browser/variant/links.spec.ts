// Protects every URL in every output of a site below a path.
import {builds} from '../builds';
import {OutputLinks} from '../../output/outputLinks';
import {expect, test} from '../test';

const build = builds.find(({name}) => name === 'variant')!;

test('links: below a path, every URL in every output leads somewhere @full', () => {
  const links = new OutputLinks(build, build.env.SITE_URL!);
  expect(links.problems()).toEqual([]);
  expect(links.counts['.html']).toBeGreaterThan(2000);
});
