// Protects old URLs: they keep the parameters.
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {redirects} from '../../src/features/redirects';
import {hashSource, securePage} from '../../src/features/security-policy/step';

const page = '<html><head><meta charset=UTF-8></head></html>';
let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await mkdir(path.join(outDir, 'docs/release'), {recursive: true});
  await writeFile(path.join(outDir, 'docs/release/index.html'), page);
});
afterEach(() => rm(outDir, {recursive: true}));

/** Runs the step on a finished build with this site's settings. */
async function build(list: Parameters<typeof redirects>[0]): Promise<void> {
  const routesPaths = ['/', '/docs/release'];
  const props = {outDir, baseUrl: '/', routesPaths, siteConfig};
  await redirects(list)({context: {siteConfig}, articles: [], props} as never);
}

it('an old URL redirects with its parameters, with its own policy', async () => {
  await build([{from: '/docs/old', to: '/docs/release'}]);
  const html = await readFile(path.join(outDir, 'docs/old/index.html'), 'utf8');
  expect(html).toContain('content="0; url=/docs/release"');
  const script = /<script>([^]*)<\/script>/.exec(html)![1]!;
  expect(script).toContain("'/docs/release' + window.location.search");
  expect(securePage(html, 'docs/old/index.html')).toContain(hashSource(script));
});

it.each(["/docs/what's-new", '/docs/a&b', '/docs/%C3%A9', '/docs/a?b=1', '/docs/a#what%20now'])(
  'a target such as %s, which the plugin would damage, is refused',
  to => {
    const list = [{from: '/docs/old', to}];
    expect(() => redirects(list)).toThrow(/redirects\.ts: the redirect from \/docs\/old leads to/);
  },
);

it('letters of any script, dots, and hashes are accepted', () => {
  const list = ['/docs/é', '/docs/设置', '/docs/v1.2_a-b', '/docs/a#b'].map(to => ({
    from: '/x',
    to,
  }));
  expect(() => redirects(list)).not.toThrow();
});
