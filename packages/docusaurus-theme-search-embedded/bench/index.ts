import process from 'node:process';

/** `npm run bench -- NAME`: the benchmarks that need no other search and no site. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  relevance: () => import('./relevance'),
  scale: () => import('./scale'),
};

// Each benchmark reads the other arguments itself.
const [chosen = ''] = process.argv.splice(2, 1);
const start = Object.hasOwn(benchmarks, chosen) ? benchmarks[chosen] : undefined;
if (start) {
  void start();
} else {
  const names = Object.keys(benchmarks).join('|');
  console.error(`Usage: npm run bench -- ${names} [options]. See bench/README.md.`);
  process.exitCode = 1;
}
