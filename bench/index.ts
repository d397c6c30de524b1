/** `npm run bench [-- NAME] [options]`: each benchmark is a module that reads its own options. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./run'),
  growth: () => import('./growth'),
  search: () => import('./search'),
  'first-search': () => import('../packages/docusaurus-theme-search-embedded/bench/firstSearch'),
  room: () => import('../packages/docusaurus-theme-search-embedded/bench/room'),
};

const isNamed = process.argv[2] !== undefined && !process.argv[2].startsWith('-');
const [name] = isNamed ? process.argv.splice(2, 1) : ['site'];
const start = benchmarks[name!];
if (start) {
  void start();
} else {
  process.exitCode = 1;
  console.error(`There is no benchmark "${name}", only: ${Object.keys(benchmarks).join(', ')}.`);
}
