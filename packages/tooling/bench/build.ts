import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Time and memory of one production build. */
export type BuildFigures = {
  /** Wall-clock time in seconds. */
  seconds: number;
  /** Peak memory of the process in megabytes. */
  megabytes: number;
  /** The standard output. */
  output: string;
};

/** Files of earlier builds that later builds reuse. */
const caches = ['.docusaurus', 'build', path.join('node_modules', '.cache')];

/**
 * Builds a site for production.
 *
 * @param site the site's folder
 * @param cold whether to remove files of earlier builds first
 * @param args more arguments of `docusaurus build`
 * @param env more environment variables
 * @throws Error with the build's output if it fails
 */
export function build(
  site: string,
  cold: boolean,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): BuildFigures {
  if (cold) {
    caches.forEach(folder => rmSync(path.join(site, folder), {recursive: true, force: true}));
  }
  const report = path.join(tmpdir(), `bench-memory-${process.pid}`);
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'report-memory.cjs'),
      createRequire(path.join(site, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...args,
    ],
    {cwd: site, encoding: 'utf8', env: {...process.env, ...env, BENCH_MEMORY_REPORT: report}},
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 || !existsSync(report)) {
    throw new Error(`The build of ${site} failed:\n${stdout}\n${stderr}`);
  }
  const megabytes = Number(readFileSync(report, 'utf8')) / 1024;
  rmSync(report);
  return {seconds, megabytes, output: stdout};
}
