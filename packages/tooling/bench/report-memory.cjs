/* Preloaded into a build (see build.ts). Writes its peak memory in kilobytes when it exits. */
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    writeFileSync(process.env.BENCH_MEMORY_REPORT, String(process.resourceUsage().maxRSS));
  });
}
