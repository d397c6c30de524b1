import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {withParameters} from '../../scripts/serve';
import redirectsPlugin, {deployedSitemap, sitemapPages} from '../../src/plugins/redirects';
import {lostPages, redirectProblems, type Redirect} from '../../src/plugins/redirects/check';
import {nginxRedirects, redirectsFile, readRedirectsFile} from '../../src/plugins/redirects/files';
import {secureBuild} from '../../src/plugins/security';

const pages = new Set(['/', '/docs/', '/docs/release', '/docs/llm-setup/']);

describe('redirects: the check', () => {
  it.each<[string, Redirect[]]>([
    ['none', []],
    ['a page', [{from: '/docs/old', to: '/docs/release'}]],
    ['either form of a page with a slash', [{from: '/docs/old/', to: '/docs/llm-setup'}]],
    ['a section', [{from: '/docs/old', to: '/docs/release#changes'}]],
    ['the root', [{from: '/start', to: '/'}]],
  ])('accepts %s', (_, redirects) => {
    expect(redirectProblems(redirects, pages)).toEqual([]);
  });

  const release = {from: '/a', to: '/docs/release'};
  it.each<[string, Redirect[], RegExp]>([
    ['itself', [{from: '/a', to: '/a/'}], /\/a → \/a is a loop/],
    [
      'a loop',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/a'},
      ],
      /\/a → \/b → \/a is a loop/,
    ],
    ['nothing', [{from: '/a', to: '/docs/none'}], /no page \/docs\/none/],
    [
      'nothing, by way of another',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/c'},
      ],
      /page \/c/,
    ],
    ['a page that moved as well', [{from: '/b', to: '/a'}, release], /lead to \/docs\/release at/],
    ['a page, from a page', [{from: '/docs/release/', to: '/docs/'}], /still is a page/],
    ['a page, twice', [release, {from: '/a/', to: '/docs/'}], /redirected twice/],
    ['another site', [{from: '/a', to: 'https://example.com/'}], /paths that begin with/],
    ['a page, from a pattern', [{from: '/a/*', to: '/docs/'}], /without "\?" and "\*"/],
    ['markup', [{from: '/a', to: '/"><b>'}], /paths that begin/],
  ])('refuses what leads to %s', (_, redirects, reason) => {
    expect(redirectProblems(redirects, pages).join('\n')).toMatch(reason);
  });

  it('names pages of the last deployment that are gone, with one of the same name', () => {
    const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${['docs/release', 'docs/guides/release', 'docs/lost', 'docs/moved'].map(page => `<url><loc>https://e.example/base/${page}</loc></url>`).join('')}
      <url><loc>https://e.example/elsewhere</loc></url></urlset>`;
    const deployed = sitemapPages(xml, '/base/');
    expect(deployed).toHaveLength(4);
    expect(lostPages(deployed, [{from: '/docs/moved', to: '/docs/release'}], pages)).toEqual([
      "{from: '/docs/guides/release', to: '/docs/release'},",
      "{from: '/docs/lost', to: '…'},",
    ]);
  });
});

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise(resolve => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

const html = (content: string) =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body><div id=__docusaurus>${content}</div></body></html>`;

const redirects: Redirect[] = [
  {from: '/docs/old', to: '/docs/release'},
  {from: '/docs/guides/older', to: '/docs/release#changes'},
];

/** Runs the plugin's hook on the finished build. */
async function build(siteDir: string, list: readonly Redirect[]): Promise<void> {
  const siteConfig = {baseUrl: '/base/', url: 'https://docs.example.com'};
  const plugin = redirectsPlugin({siteConfig, siteDir} as LoadContext, {redirects: list});
  const routesPaths = ['/base/', '/base/docs/release'];
  await plugin.postBuild!({outDir: path.join(siteDir, 'build'), routesPaths} as never);
}

describe('redirects: a build', () => {
  let siteDir: string;
  let outDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'redirects-'));
    outDir = path.join(siteDir, 'build');
    await mkdir(path.join(outDir, 'docs/release'), {recursive: true});
    await writeFile(path.join(outDir, 'index.html'), html('Home'));
    await writeFile(path.join(outDir, 'docs/release/index.html'), html('<h2 id=changes>C</h2>'));
  });
  afterEach(() => rm(siteDir, {recursive: true}));

  it('has a page without script at each old address, which the policy allows', async () => {
    await build(siteDir, redirects);
    await secureBuild(outDir, '/base/', {redirects});
    const page = await readFile(path.join(outDir, 'docs/guides/older/index.html'), 'utf8');
    expect(page).toContain('content="0; url=/base/docs/release#changes"');
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.example.com/base/docs/release#changes">',
    );
    expect(page).toContain('<a href="/base/docs/release#changes">');
    expect(page).toContain('content="noindex"');
    expect(page).toContain('http-equiv="Content-Security-Policy"');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['a loop', [{from: '/a', to: '/a'}], /redirects\.ts:\n- .*loop/],
    ['a section that is not there', [{from: '/a', to: '/docs/release#x'}], /no section "x"/],
    ['a source that is a file', [{from: '/file.html', to: '/'}], /still is a file/],
  ])('stops at %s', async (_, list, reason) => {
    await writeFile(path.join(outDir, 'file.html'), html('File'));
    await expect(build(siteDir, list)).rejects.toThrow(reason);
  });

  it('warns of lost pages when the sitemap of the last deployment is at hand', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await build(siteDir, []);
    expect(warn).not.toHaveBeenCalled();
    await mkdir(path.join(siteDir, '.cache'));
    const lost = '<urlset><url><loc>https://docs.example.com/base/docs/gone</loc></url></urlset>';
    await writeFile(path.join(siteDir, deployedSitemap), lost);
    await build(siteDir, []);
    expect(warn.mock.calls.flat().join('\n')).toContain("{from: '/docs/gone', to: '…'},");
    warn.mockRestore();
  });
});

describe('redirects: servers', () => {
  let directory: string;
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'redirects-'));
    const outDir = path.join(directory, 'build');
    await mkdir(path.join(outDir, 'docs/release'), {recursive: true});
    await writeFile(path.join(outDir, 'index.html'), html('Home'));
    await writeFile(path.join(outDir, 'docs/release/index.html'), html('<h2 id=changes>C</h2>'));
    await writeFile(path.join(outDir, 'docs/release.md'), '# Release\n');
    await build(directory, redirects);
    await secureBuild(outDir, '/base/', {redirects});
  });
  afterAll(async () => {
    await Promise.all(
      started.map(child => {
        const ended = new Promise(resolve => child.once('exit', resolve));
        child.kill();
        return ended;
      }),
    );
    await rm(directory, {recursive: true});
  });

  /** Waits until a server answers. */
  async function answering(port: number): Promise<void> {
    await vi.waitFor(() => fetch(`http://localhost:${port}/base/`), {timeout: 20_000});
  }

  async function checkRequests(port: number): Promise<void> {
    const ask = (address: string) =>
      fetch(`http://localhost:${port}${address}`, {redirect: 'manual'});
    for (const [from, to] of [
      ['/base/docs/old', '/base/docs/release'],
      ['/base/docs/old/', '/base/docs/release'],
      ['/base/docs/old?a=1&b=2', '/base/docs/release?a=1&b=2'],
      ['/base/docs/guides/older?a=1', '/base/docs/release?a=1#changes'],
    ] as const) {
      const answer = await ask(from);
      expect(answer.status, from).toBe(301);
      const location = new URL(answer.headers.get('location')!, `http://localhost:${port}`);
      expect(location.pathname + location.search + location.hash, from).toBe(to);
      expect(answer.headers.get('content-security-policy'), from).toContain("default-src 'self'");
    }
    expect((await ask('/base/docs/release/')).status).toBeLessThan(302);
    const twin = await ask('/base/docs/release.md');
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  }

  it('npm run serve honors them', {timeout: 60_000}, async () => {
    const port = await freePort();
    const args = ['scripts/serve.ts', '--dir', path.join(directory, 'build')];
    const server = ['--port', String(port), '--base-url', '/base/'];
    // The runner itself and not npm, so that ending it ends the server.
    started.push(
      spawn(process.execPath, ['--import', 'tsx', ...args, ...server], {stdio: 'ignore'}),
    );
    await answering(port);
    await checkRequests(port);
  });

  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  if (!hasNginx) {
    console.warn('nginx is not installed here: its redirects are only checked as text.');
  }

  it('nginx honors them, or where it is not installed its lines are right', async () => {
    if (!hasNginx) {
      expect(nginxRedirects(redirects, '/base/')).toBe(
        ['docs/old', 'docs/old/']
          .map(
            from => `location = /base/${from} { return 301 "/base/docs/release$is_args$args"; }\n`,
          )
          .join('') +
          ['docs/guides/older', 'docs/guides/older/']
            .map(
              from =>
                `location = /base/${from} { return 301 "/base/docs/release$is_args$args#changes"; }\n`,
            )
            .join(''),
      );
      return;
    }
    const port = await freePort();
    await mkdir(path.join(directory, 'www'));
    await writeFile(
      path.join(directory, 'nginx.conf'),
      // Started by root, its workers would be another user, whom the folder is closed to.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
      events {}
      http {
        access_log off; client_body_temp_path ${directory}; proxy_temp_path ${directory};
        fastcgi_temp_path ${directory}; uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
        server {
          listen ${port};
          root ${directory}/www;
          include ${directory}/build.nginx.conf;
        }
      }`,
    );
    await mkdir(path.join(directory, 'www/base/docs/release'), {recursive: true});
    await writeFile(path.join(directory, 'www/base/index.html'), html('Home'));
    await writeFile(path.join(directory, 'www/base/docs/release/index.html'), html('R'));
    await writeFile(path.join(directory, 'www/base/docs/release.md'), '# Release\n');
    const config = path.join(directory, 'nginx.conf');
    const child = spawn('nginx', ['-c', config, '-p', directory, '-e', 'stderr'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    started.push(child);
    await answering(port);
    await checkRequests(port);
  });

  it('reads _redirects as hosts do', () => {
    const rules = readRedirectsFile(redirectsFile(redirects, '/base/'));
    expect(rules.get('/base/docs/old/')).toEqual({to: '/base/docs/release', status: 301});
    expect(rules.get('/base/docs/new')).toBeUndefined();
    expect(withParameters('/a#b', '/x?c=1')).toBe('/a?c=1#b');
  });
});
