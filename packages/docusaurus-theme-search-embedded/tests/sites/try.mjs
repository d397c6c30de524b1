/**
 * Installs the packed theme into a stock site outside of the repository, builds the site, and searches it
 * in Chromium. Each folder next to this file is a variant: a package.json and the lock file of its package
 * manager. `npm run try -- npm-3.8` tries one variant, `npm run try -- npm-3.8 --update` renews its lock
 * file first.
 */
import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const variants = path.dirname(fileURLToPath(import.meta.url));
const fixture = path.join(variants, '../fixtures/foreign');
const repository = path.join(variants, '../../../..');
const theme = 'docusaurus-theme-search-embedded';

/** Removes the theme, whose tarball differs for each commit, and what no installation needs. */
function portablePackageLock(text) {
  const {packages, ...rest} = JSON.parse(text);
  const lines = Object.entries(packages)
    .filter(([name]) => name !== `node_modules/${theme}`)
    .map(([name, {license, funding, engines, deprecated, ...entry}]) => {
      return `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`;
    });
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
  return `${head},\n  "packages": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Removes the blocks of the theme, which begin with its name and end before the next block. */
function withoutBlocks(text) {
  return text
    .split(/(?<=\n)(?=\n)/)
    .filter(block => !new RegExp(`^\\s*['"]?${theme}@file`).test(block))
    .join('');
}

const npx = (name, version, command) => ['npx', '--yes', `--package=${name}@${version}`, command];

/** Returns the commands of a package manager, and its lock file without the theme. */
function managerOf({packageManager = 'npm@'}) {
  const [name, version] = packageManager.split('@');
  if (name === 'npm') {
    const install = ['npm', 'install', '--no-audit', '--no-fund'];
    return {
      lock: 'package-lock.json',
      portable: portablePackageLock,
      install: [...install, '--omit-lockfile-registry-resolved'],
      docusaurus: ['npx', 'docusaurus'],
    };
  }
  if (name === 'pnpm') {
    const pnpm = npx(name, version, name);
    return {
      lock: 'pnpm-lock.yaml',
      portable: withoutBlocks,
      install: [...pnpm, 'install', '--no-frozen-lockfile'],
      docusaurus: [...pnpm, 'exec', 'docusaurus'],
    };
  }
  const isClassic = version.startsWith('1.');
  const yarn = npx(isClassic ? name : '@yarnpkg/cli-dist', version, name);
  return {
    lock: 'yarn.lock',
    portable: withoutBlocks,
    install: [...yarn, 'install', ...(isClassic ? [] : ['--no-immutable'])],
    docusaurus: [...yarn, 'docusaurus'],
  };
}

function run([command, ...args], {cwd, env, log}) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const stdio = log ? 'pipe' : 'inherit';
  const options = {cwd, stdio, encoding: 'utf8', env: {...process.env, ...env}};
  const {status, stdout, stderr} = spawnSync(command, args, options);
  if (log) {
    process.stdout.write(stdout + stderr);
    appendFileSync(log, stdout + stderr);
  }
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

const [variant, option] = process.argv.slice(2);
const names = readdirSync(variants).filter(name => !name.endsWith('.mjs'));
if (!names.includes(variant) || (option ?? '--update') !== '--update') {
  console.error(`Usage: npm run try -- VARIANT [--update]\nThe variants are ${names.join(', ')}.`);
  process.exit(1);
}
const folder = path.join(variants, variant);
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const {lock, portable, install, docusaurus} = managerOf(manifest);
const site = mkdtempSync(path.join(os.tmpdir(), `${variant}-`));
const out = path.join(site, 'served/base');
const log = path.join(site, 'build.log');

const packed = spawnSync('npm', ['run', '--silent', 'pack:search'], {
  cwd: repository,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (packed.status !== 0) process.exit(1);
cpSync(fixture, site, {recursive: true});
cpSync(folder, site, {recursive: true});
cpSync(packed.stdout.trim().split('\n').at(-1), path.join(site, 'theme.tgz'));

// Prompts and notices of new versions are for people.
const env = {CI: '1', NO_UPDATE_NOTIFIER: '1'};
const committed = path.join(folder, lock);
run(install, {cwd: site, env});
const installed = portable(readFileSync(path.join(site, lock), 'utf8'));
if (option === '--update') {
  writeFileSync(committed, installed);
} else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== installed) {
  console.error(
    `${path.relative(repository, committed)} does not fit the dependencies of the theme or of the variant. ` +
      `Run \`npm run try -- ${variant} --update\` and commit it.`,
  );
  process.exit(1);
}
run([...docusaurus, 'build', '--out-dir', out], {cwd: site, env, log});
run(['npx', 'vitest', 'run', 'tests/build/foreign-site.test.ts'], {
  cwd: repository,
  env: {FOREIGN_SITE: site},
});
console.log(`${variant} passes. Its site is ${site}.`);
