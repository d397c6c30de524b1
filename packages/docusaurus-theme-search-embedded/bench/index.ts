import {startBenchmark} from 'tooling/bench/menu';

/** The benchmarks by name. Their modules read their own options when they load. */
const benchmarks = {
  relevance: () => import('./relevance'),
  scale: () => import('./scale'),
  search: () => import('./search'),
  'first-search': () => import('./firstSearch'),
};

const usage = `Usage: npm run bench -- NAME [options]

  relevance     the ranking, on documentation inside npm packages
                  --set NAME  --ablate  --queries 1000  --cache FOLDER
                  --seed 1  --missed
  scale         the index of sites of several sizes
                  --pages 100 --pages 10000  --records 30  --words 30000  --rtt 5
  search        our search, docusaurus-search-local, and Pagefind
                  --set NAME=RECORDS,QUERIES  --queries 500
  first-search  the same searches with an empty cache
                  --set NAME=RECORDS,QUERIES  --generated 4000  --queries 9  --rtt 100
                  --tool NAME  --files

See bench/README.md.`;

void startBenchmark(benchmarks, usage);
