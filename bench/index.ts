import {siteSet} from './siteSet';

/** The benchmarks by name. Their modules read their own options when they load. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./run'),
  growth: () => import('./growth'),
  search: async () =>
    (await import('../packages/docusaurus-theme-search-embedded/bench/search')).compareSearches(
      siteSet(),
    ),
  'first-search': async () =>
    (
      await import('../packages/docusaurus-theme-search-embedded/bench/firstSearch')
    ).compareFirstSearches(siteSet()),
  scale: () => import('../packages/docusaurus-theme-search-embedded/bench/scale'),
  relevance: () => import('../packages/docusaurus-theme-search-embedded/bench/relevance'),
};

const usage = `Usage: npm run bench -- [NAME] [options]

  site          this site and a stock Docusaurus site (the default)
                  --runs 5  --port 4300
  growth        builds with more and more docs
                  --pages 0 --pages 1000  --cache FOLDER
  search        our search, docusaurus-search-local, and Pagefind
                  --set NAME=RECORDS,QUERIES  --queries 500
  first-search  the same searches with an empty cache
                  --set NAME=RECORDS,QUERIES  --no-own  --generated 4000  --queries 9  --rtt 100
                  --tool NAME  --files
  scale         the index of sites of several sizes
                  --pages 100 --pages 10000  --records 30  --words 30000  --rtt 5
  relevance     the ranking, on documentation inside npm packages
                  --set NAME  --ablate  --queries 1000  --cache FOLDER

See bench/README.md.`;

/** Removes the name from the arguments and starts the benchmark, which reads the rest. */
async function main(): Promise<void> {
  if (process.argv.some(argument => argument === '--help' || argument === '-h')) {
    console.log(usage);
    return;
  }
  const hasName = process.argv[2] !== undefined && !process.argv[2].startsWith('-');
  const [name = 'site'] = hasName ? process.argv.splice(2, 1) : [];
  const start = benchmarks[name];
  if (!start) {
    console.error(`There is no benchmark "${name}".\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  await start();
}

main().catch((error: NodeJS.ErrnoException) => {
  const isBadOption = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isBadOption ? `${error.message}\n\n${usage}` : error);
  process.exitCode = 1;
});
