import {startBenchmark} from 'tooling/bench/menu';

const usage = `Usage: npm run bench -- [options]

  --runs 5      Lighthouse runs and builds of each site
  --port 4300   first port of the servers

See bench/README.md.`;

void startBenchmark({site: () => import('./run')}, usage, 'site');
