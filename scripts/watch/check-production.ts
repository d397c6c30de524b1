import {spawnSync} from 'node:child_process';
import {commitOf, stalenessOf, type Publication} from './production';

/** `npm run check:production`: reads the commit that `SITE_URL` shows, and fails when it is behind. */
function git(...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

async function main(): Promise<void> {
  const {SITE_URL: site, BASE_URL: base} = process.env;
  if (!site) {
    throw new Error('SITE_URL is not set, for example https://docs.example.com.');
  }
  const address = new URL(base || '/', site);
  const response = await fetch(address, {signal: AbortSignal.timeout(30_000)});
  if (!response.ok) {
    throw new Error(`${address.href} answered ${response.status}.`);
  }
  const published = commitOf(await response.text());
  const newer = published && git('log', '--format=%ct', `${published}..HEAD`);
  const times = newer?.split('\n').filter(Boolean).map(Number) ?? [];
  const publication: Publication = {
    published,
    behind: newer === undefined ? undefined : times.length,
    since: times.length > 0 ? Math.min(...times) * 1000 : undefined,
  };
  const problem = stalenessOf(publication, Date.now());
  if (problem) {
    throw new Error(problem);
  }
  console.log(`${address.href} shows ${published}, ${publication.behind} commits behind.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
