// Protects the package as a dependency: a site that installs it changes one line of package.json.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

const name = 'docusaurus-theme-search-embedded';

/** Replaces the workspace with the package as a registry would deliver it. */
function install(site: SiteCopy): void {
  const installed = path.join(site.directory, 'node_modules');
  rmSync(installed);
  for (const entry of readdirSync('node_modules').filter(entry => entry !== name)) {
    mkdirSync(installed, {recursive: true});
    symlinkSync(path.resolve('node_modules', entry), path.join(installed, entry));
  }
  const args = ['pack', '--silent', '--ignore-scripts', '--workspace', name];
  const destination = ['--pack-destination', site.directory];
  const file = execFileSync('npm', [...args, ...destination], {encoding: 'utf8'}).trim();
  const folder = path.join(installed, name);
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], {cwd: site.directory});
}

test('the site builds with the tarball of the search package, without its sources @full', async () => {
  const site = new SiteCopy();
  site.delete('packages');
  install(site);
  site.replace('package.json', `"${name}": "*"`, `"${name}": "^0.9.0"`);
  const {code, output} = await site.run('npx docusaurus build --no-minify');
  expect(code, output).toBe(0);
  expect(output).toMatch(/Search: [\d,]+ records/);
  expect(site.files('build/search-index').length).toBeGreaterThan(3);
}, 300_000);
