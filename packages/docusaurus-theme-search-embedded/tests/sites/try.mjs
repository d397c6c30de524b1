/**
 * Installs the packed theme into a stock site outside of the repository, builds the site, and searches it
 * in Chromium. Each folder next to this file is a variant: a package.json and the lock file of its package
 * manager. `npm run try -- npm-3.8` tries one variant, `npm run try -- npm-3.8 --update` renews its lock
 * file first.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
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
const repository = path.join(variants, '../../../..');
const {name: theme, version: ownVersion} = readJson(path.join(variants, '../../package.json'));

/**
 * Returns a package-lock.json without the theme, whose tarball differs for each commit, and without what
 * no installation reads.
 */
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

/** Returns a yarn.lock without the theme. */
function portableYarnLock(text) {
  const blocks = text.split('\n\n');
  return blocks.filter(block => !block.trimStart().startsWith(`"${theme}@file`)).join('\n\n');
}

/** Returns a pnpm-lock.yaml with the version and the hash of the theme's tarball. */
function setTarball(text, version, integrity) {
  return text.replace(
    /(integrity: )[^,}\n]+(, tarball: file:theme\.tgz\}\n\s+version: ).+/,
    `$1${integrity}$2${version}`,
  );
}

const npx = (name, version, command) => ['npx', '--yes', `--package=${name}@${version}`, command];

/**
 * Returns the commands of a package manager, and how its lock file becomes independent of the theme's
 * tarball (`portable`) and fits one again (`prepare`).
 */
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
      portable: text => setTarball(text, '0.0.0', 'none'),
      prepare: (text, tarball) => {
        const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
        return setTarball(text, ownVersion, `sha512-${hash}`);
      },
      install: [...pnpm, 'install', '--frozen-lockfile'],
      update: [...pnpm, 'install', '--no-frozen-lockfile'],
      docusaurus: [...pnpm, 'exec', 'docusaurus'],
    };
  }
  const isClassic = version.startsWith('1.');
  const yarn = npx(isClassic ? name : '@yarnpkg/cli-dist', version, name);
  return {
    lock: 'yarn.lock',
    portable: portableYarnLock,
    install: [...yarn, 'install', ...(isClassic ? [] : ['--no-immutable'])],
    docusaurus: [...yarn, 'docusaurus'],
  };
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

const [variant, option] = process.argv.slice(2);
const names = readdirSync(variants).filter(name => !name.endsWith('.mjs'));
if (!names.includes(variant) || (option ?? '--update') !== '--update') {
  console.error(`Usage: npm run try -- VARIANT [--update]\nThe variants are ${names.join(', ')}.`);
  process.exit(1);
}
const folder = path.join(variants, variant);
const manifest = readJson(path.join(folder, 'package.json'));
const {lock, portable, prepare, install, update, docusaurus} = managerOf(manifest);
const site = mkdtempSync(path.join(os.tmpdir(), `${variant}-`));
const committed = path.join(folder, lock);
const used = path.join(site, lock);

run(['npm', 'run', '--silent', 'compile'], {cwd: repository});
const pack = ['npm', 'pack', '--silent', '--ignore-scripts', '--workspace', theme];
const packed = run([...pack, '--pack-destination', site], {cwd: repository, log: true});
const tarball = path.join(site, 'theme.tgz');
renameSync(path.join(site, packed.stdout.trim()), tarball);
cpSync(fixture, site, {recursive: true});
cpSync(folder, site, {recursive: true});

// `CI` turns off prompts. Two locales show that locales work; each costs a build.
const env = {CI: '1', NO_UPDATE_NOTIFIER: '1', LOCALES: 'en,de'};
if (prepare && existsSync(used)) {
  writeFileSync(used, prepare(readFileSync(used, 'utf8'), tarball));
}
run(option ? (update ?? install) : install, {cwd: site, env});
const installed = portable(readFileSync(used, 'utf8'));
if (option) {
  writeFileSync(committed, installed);
} else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== installed) {
  console.error(
    `${path.relative(repository, committed)} does not fit the theme or the variant's package.json. ` +
      `Run \`npm run try -- ${variant} --update\` and commit it.`,
  );
  process.exit(1);
}
// Minification takes half of the time and does not depend on the variant.
const build = [...docusaurus, 'build', '--no-minify', '--out-dir', 'served/base'];
const {stdout, stderr} = run(build, {cwd: site, env, log: true});
writeFileSync(path.join(site, 'build.log'), stdout + stderr);
run(
  ['npx', 'vitest', 'run', 'tests/build/foreign-site.test.ts', 'tests/build/search-pwa.test.ts'],
  {
    cwd: repository,
    env: {FOREIGN_SITE: site},
  },
);
console.log(`${variant} passes. Its site is ${site}.`);
