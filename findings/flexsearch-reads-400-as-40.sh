#!/usr/bin/env bash
# Surprise: a search for the status code 500 finds "50" as well, and "200" is the same term as "20".
# Versions: flexsearch 0.8.212.
# Expected: numbers stay as they are. The default encoder removes the second of two equal letters ("missing" is
#   "mising"), so that misspelled words still match.
# Happens: digits are treated like letters. "400" is "40", "500" is "50", "1000000" is "10", "0", "0"; "404" stays.
# Cause: the option `dedupe`, on by default, compares characters after numbers were split into groups of three.
#   It doesn't exempt digits.
# Source: run; src/encoder.js of flexsearch
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212
cat > run.cjs << 'EOF'
const {Encoder, Index} = require('flexsearch');
const encoder = new Encoder();
console.log(['404', '400', '500', '1000000'].map(text => `${text}: ${encoder.encode(text).join(' ')}`).join(', '));
const index = new Index();
index.add('fifty', 'after 50 attempts');
index.add('five hundred', 'status 500');
console.log(`search for 500: ${index.search('500').sort().join(', ')}`);
EOF
output=$(node run.cjs)
echo "flexsearch 0.8.212:"
echo "$output"
test "$output" = '404: 404, 400: 40, 500: 50, 1000000: 10 0 0
search for 500: fifty, five hundred'
