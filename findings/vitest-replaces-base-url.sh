#!/usr/bin/env bash
# Surprise: in a test, `process.env.BASE_URL` is "/", whatever the caller sets.
# Versions: vitest 4.1.12, Node 20.
# Expected: `BASE_URL=/docs/ npx vitest run` reaches tests and the processes that they start, like any other variable.
#   Docusaurus sites often read their base path from it.
# Happens: tests and their child processes see "/". A test that builds the site builds it for another path. `MODE`
#   is replaced in the same way, and `DEV`, `PROD`, and `SSR` appear.
# Cause: Vitest copies Vite's constants for `import.meta.env` into the environment of its workers.
# Source: run; https://vite.dev/guide/env-and-mode lists the constants, for `import.meta.env` only.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund vitest@4.1.12
cat > env.test.mjs << 'EOF'
import {execFileSync} from 'node:child_process';
import {test} from 'vitest';
test('environment', () => {
  const child = execFileSync('node', ['-p', 'process.env.BASE_URL'], {encoding: 'utf8'}).trim();
  console.log(`BASE_URL=${process.env.BASE_URL} child=${child} OTHER=${process.env.OTHER}`);
});
EOF
output=$(BASE_URL=/docs/ OTHER=/docs/ npx vitest run 2>&1 | grep -o 'BASE_URL=.*')
echo "vitest $(node -p "require('vitest/package.json').version"), node $(node --version): $output"
test "$output" = 'BASE_URL=/ child=/ OTHER=/docs/'
