/** `npm run bench [-- NAME] [options]`: each benchmark is a module that reads its own options. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./run'),
  growth: () => import('./growth'),
  search: () => import('./search'),
  'first-search': () => import('./firstSearch'),
  scale: () => import('../packages/docusaurus-theme-search-embedded/bench/scale'),
};

/** Takes the name out of the arguments; what is left is the benchmark's. */
async function main(): Promise<void> {
  const hasName = process.argv[2] !== undefined && !process.argv[2].startsWith('-');
  const [name = 'site'] = hasName ? process.argv.splice(2, 1) : [];
  const start = benchmarks[name];
  if (!start) {
    process.exitCode = 1;
    console.error(`There is no benchmark "${name}", only: ${Object.keys(benchmarks).join(', ')}.`);
    return;
  }
  await start();
}

void main();
