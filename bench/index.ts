import {startBenchmark} from 'tooling/bench/menu';

/** The benchmarks by name. Their modules read their own options when they load. */
const benchmarks = {
  site: () => import('./run'),
  growth: () => import('./growth'),
};

const usage = `Usage: npm run bench -- [NAME] [options]

  site          this site and a stock Docusaurus site (the default)
                  --runs 5  --port 4300
  growth        builds with more and more docs
                  --pages 0 --pages 1000  --cache FOLDER

See bench/README.md.`;

void startBenchmark(benchmarks, usage, 'site');
