import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build} from 'tooling/bench/build';
import {sizeOf} from 'tooling/bench/builtFiles';
import {generateSite} from './generate';

/**
 * Builds copies of this site with more and more docs, and prints the cost of a page: time and memory of a
 * cold build, and bytes in the script that contains all routes.
 */
const {values} = parseArgs({
  options: {
    cache: {type: 'string', default: path.join(homedir(), '.cache', 'docs-bench')},
    pages: {type: 'string', multiple: true, default: ['0', '1000']},
  },
});

type Growth = {pages: number; seconds: number; megabytes: number; main: number};

/** Returns the gzip size in bytes of a build's script by the start of its name. */
function script(site: string, name: string): number {
  const folder = path.join(site, 'build', 'assets', 'js');
  const file = readdirSync(folder).find(entry => entry.startsWith(`${name}.`));
  if (!file) {
    throw new Error(`${folder} has no ${name}.*.js. Adapt bench/growth.ts to src/plugins/loading.`);
  }
  return sizeOf(path.join(folder, file));
}

const results: Growth[] = [];
for (const pages of values.pages.map(Number)) {
  const site = path.join(path.resolve(values.cache), `grown-${pages}`);
  generateSite(site, pages);
  // The copy links `node_modules`, so it shares this site's bundler cache. Start without one.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const figures = build(site, false);
  results.push({pages, ...figures, main: script(site, 'main')});
  const [first, last] = [results[0]!, results[results.length - 1]!];
  console.log(JSON.stringify(last));
  const added = last.pages - first.pages;
  if (added > 0) {
    const each = (name: keyof Growth): string => ((last[name] - first[name]) / added).toFixed(3);
    console.log(
      `Each of ${added} pages: ${each('seconds')} s, ${each('megabytes')} MB, ${each('main')} B in main`,
    );
  }
}
mkdirSync('bench/results', {recursive: true});
writeFileSync('bench/results/growth.json', `${JSON.stringify(results, null, 2)}\n`);
