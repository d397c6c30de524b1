/** `npm run bench [-- NAME] [options]`. Each benchmark is a module that parses its own options. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./run'),
  growth: () => import('./growth'),
  search: () => import('./search'),
  'first-search': () => import('./firstSearch'),
  scale: () => import('../packages/docusaurus-theme-search-embedded/bench/scale'),
};

/** Removes the name from the arguments and runs the benchmark with the rest. */
async function main(): Promise<void> {
  const hasName = process.argv[2] !== undefined && !process.argv[2].startsWith('-');
  const [name = 'site'] = hasName ? process.argv.splice(2, 1) : [];
  const start = benchmarks[name];
  if (!start) {
    process.exitCode = 1;
    console.error(
      `The benchmark "${name}" does not exist. Choose one of: ${Object.keys(benchmarks).join(', ')}.`,
    );
    return;
  }
  await start();
}

void main();
