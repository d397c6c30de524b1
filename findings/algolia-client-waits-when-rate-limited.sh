#!/usr/bin/env bash
# Surprise: when the server says "too many requests", Algolia's client waits, and sends the query three more times.
# Versions: algoliasearch 5.65.0 and 5.50.0.
# Expected: the promise is rejected at once, as for each status of the 400s, so that the page can say so.
# Happens: with 5.65.0, status 429 leads to four requests in all, with a wait before each repetition: as many seconds as
#   `Retry-After` has, without an upper bound, or one. A box that searches at each key multiplies its load by four.
# Cause: newer versions handle 429 apart from other errors. `maxRateLimitRetries` is 3 by default; 0 is the old behavior.
# Source: run; https://github.com/algolia/api-clients-automation/pull/6965
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund algoliasearch@5.65.0 algoliasearch-5.50@npm:algoliasearch@5.50.0
cat > run.mjs << 'EOF'
import {createServer} from 'node:http';
import {liteClient} from 'algoliasearch/lite';
import {liteClient as before} from 'algoliasearch-5.50/lite';
for (const [version, create, options] of [['5.50.0', before, {}], ['5.65.0', liteClient, {}], ['5.65.0, no retries', liteClient, {maxRateLimitRetries: 0}]]) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    response.writeHead(429, {'content-type': 'application/json', 'retry-after': '1'}).end('{"message": "Too many requests", "status": 429}');
  });
  await new Promise(resolve => server.listen(0, resolve));
  const hosts = [{url: `localhost:${server.address().port}`, protocol: 'http', accept: 'readWrite'}];
  const start = Date.now();
  const error = await create('app', 'key', {hosts, ...options}).searchForHits({requests: [{indexName: 'docs', query: 'a'}]}).catch(error => error);
  console.log(`${version}: status ${error.status} after ${requests} requests, ${Date.now() - start < 3000 ? 'less than 3 s' : '3 s or more'}`);
  server.close();
}
EOF
output=$(node run.mjs)
echo "algoliasearch:"
echo "$output"
test "$output" = '5.50.0: status 429 after 1 requests, less than 3 s
5.65.0: status 429 after 4 requests, 3 s or more
5.65.0, no retries: status 429 after 1 requests, less than 3 s'
