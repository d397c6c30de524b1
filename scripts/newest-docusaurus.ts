import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/**
 * Installs the newest release of every `@docusaurus` package that this site names, all of one
 * version. For the weekly job (`.github/workflows/upgrade.yml`) and for whoever upgrades.
 */
const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const ofDocusaurus = (packages: Record<string, string>): string[] =>
  Object.keys(packages)
    .filter(name => name.startsWith('@docusaurus/'))
    .map(name => `${name}@latest`);

const {status} = spawnSync(
  'npm',
  ['install', ...ofDocusaurus({...dependencies, ...devDependencies})],
  {stdio: 'inherit'},
);
process.exit(status ?? 1);
