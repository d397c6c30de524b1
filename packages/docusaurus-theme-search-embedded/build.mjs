/**
 * Compiles the package into `lib/`: once as CommonJS for Node, where Docusaurus loads the plugin, and
 * once as modules for the bundler of the site. Style sheets go with the components that import them.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(path.join(root, 'lib'), {recursive: true, force: true});
for (const side of ['node', 'browser']) {
  const {status} = spawnSync(process.execPath, [tsc, '-p', `tsconfig.${side}.json`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
cpSync(path.join(root, 'src/theme'), path.join(root, 'lib/browser/theme'), {
  recursive: true,
  filter: file => !/\.(tsx?|md)$/.test(file),
});
