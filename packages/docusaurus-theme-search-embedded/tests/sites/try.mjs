/**
 * Installs the packed theme into a site outside of the repository, builds the site, and searches it in the
 * terminal and in Chromium. Each folder next to this file is a variant: a package.json with exact versions
 * (otherwise that of npm-3.10), or a site of its own with a docusaurus.config.js (otherwise the stock
 * site). `npm run try -- npm-3.8` in the package's folder tries one variant.
 *
 * There are no lock files. The theme has to work with the latest versions that its dependencies and
 * Docusaurus accept, because that is what a new site installs.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

const variants = path.dirname(fileURLToPath(import.meta.url));
const fixture = path.join(variants, '../fixtures/foreign');
const theme = path.join(variants, '../..');

const npx = (name, version, command) => ['npx', '--yes', `--package=${name}@${version}`, command];

/** Returns the commands of a package manager: to install, and to run a command of a package (`bin`). */
function managerOf({packageManager = 'npm@'}) {
  const [name, version] = packageManager.split('@');
  if (name === 'npm') {
    return {install: ['npm', 'install', '--no-audit', '--no-fund'], bin: ['npx', '--no-install']};
  }
  if (name === 'pnpm') {
    const pnpm = npx(name, version, name);
    return {install: [...pnpm, 'install', '--no-frozen-lockfile'], bin: [...pnpm, 'exec']};
  }
  const isClassic = version.startsWith('1.');
  const yarn = npx(isClassic ? name : '@yarnpkg/cli-dist', version, name);
  // `CI` makes Yarn 4 refuse to write a lock file.
  const install = isClassic ? ['install'] : ['install', '--no-immutable'];
  return {install: [...yarn, ...install], bin: [...yarn, 'run']};
}

/** Runs a command, and stops if it fails. With `log`, returns its output, too. */
function run([command, ...args], {cwd, env, log = false}) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const options = {cwd, encoding: 'utf8', env: {...process.env, ...env}, maxBuffer: 2 ** 26};
  const stdio = log ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const {status, stdout, stderr} = spawnSync(command, args, {...options, stdio});
  if (log) {
    process.stdout.write(stdout + stderr);
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
  return {stdout, stderr};
}

const [variant] = process.argv.slice(2);
const variantNames = readdirSync(variants).filter(name => !name.endsWith('.mjs'));
if (!variantNames.includes(variant)) {
  console.error(`Usage: npm run try -- VARIANT\nThe variants are ${variantNames.join(', ')}.`);
  process.exit(1);
}
const folder = path.join(variants, variant);
const isStock = !existsSync(path.join(folder, 'docusaurus.config.js'));
const site = mkdtempSync(path.join(os.tmpdir(), `${variant}-`));

run(['npm', 'run', '--silent', 'build'], {cwd: theme});
const pack = ['npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', site];
const packed = run(pack, {cwd: theme, log: true});
renameSync(path.join(site, packed.stdout.trim()), path.join(site, 'theme.tgz'));
if (isStock) {
  cpSync(fixture, site, {recursive: true});
}
cpSync(path.join(variants, 'npm-3.10'), site, {recursive: true});
cpSync(folder, site, {recursive: true});
const manifest = readJson(path.join(site, 'package.json'));
const {install, bin} = managerOf(manifest);
const searches = isStock
  ? [
      {
        options: ['--locale', 'en', '--version', '1.0', '--explain'],
        query: 'blue handle',
        finds: 'docs/#colour-of-the-handle',
      },
    ]
  : readJson(path.join(site, 'searches.json'));
const {baseUrl} = createRequire(path.join(site, 'package.json'))('./docusaurus.config.js');
const served = path.join('served', baseUrl);

// `CI` turns off prompts. Two locales show that locales work; each costs a build.
const env = {CI: '1', NO_UPDATE_NOTIFIER: '1', LOCALES: 'en,de'};
run(install, {cwd: site, env});
if (manifest.scripts?.generate) {
  run(['npm', 'run', 'generate'], {cwd: site, env});
}
// Minification takes half of the time and does not depend on the variant.
const build = [...bin, 'docusaurus', 'build', '--no-minify', '--out-dir', served];
const {stdout, stderr} = run(build, {cwd: site, env, log: true});
writeFileSync(path.join(site, 'build.log'), stdout + stderr);

for (const {options = [], query, finds} of searches) {
  const command = [...bin, 'docusaurus-search-embedded', 'search', '--site', served];
  const found = run([...command, ...options, query], {cwd: site, env, log: true}).stdout;
  const urls = (found.match(/^ {2}https:\S+$/gm) ?? []).map(decodeURI);
  if (!urls.some(url => url.includes(baseUrl + finds))) {
    console.error(`\`docusaurus-search-embedded search\` did not find ${finds} for "${query}".`);
    process.exit(1);
  }
}
// The tests whose site `FOREIGN_SITE` names.
const hasBackend = existsSync(path.join(site, 'jsonBackend.js'));
const names = !isStock
  ? ['searches']
  : hasBackend
    ? ['json-backend']
    : ['foreign-site', 'pwa', 'openapi'];
const tests = names.map(name => `tests/build/${name}.test.ts`);
run(['npx', 'vitest', 'run', ...tests], {cwd: theme, env: {FOREIGN_SITE: site}});
console.log(`${variant} passes. Its site is ${site}.`);
