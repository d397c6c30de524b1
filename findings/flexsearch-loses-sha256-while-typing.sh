#!/usr/bin/env bash
# Surprise: in a prefix search for "sha256", the result disappears at "sha2" and "sha25", and returns with the last digit.
# Versions: flexsearch 0.8.212.
# Expected: with `tokenize: 'forward'`, each beginning of an indexed word finds it, since that's what the option is for.
# Happens: "sha" finds the text, "sha2" and "sha25" don't, "sha256" does. "es2024" has the same gap at "es20".
# Cause: the encoder separates a group of three digits from the letters before it, so the indexed terms are "sha" and
#   "256". A query with fewer digits has no such group and stays one term, "sha2", which is the beginning of neither.
# Source: run; numeric_split_prev_char in src/encoder.js of flexsearch
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212
cat > run.cjs << 'EOF'
const {Index} = require('flexsearch');
const index = new Index({tokenize: 'forward'});
index.add(1, 'Compare the sha256 checksum');
console.log(['sha', 'sha2', 'sha25', 'sha256'].map(query => `${query} ${index.search(query).length}`).join(', '));
EOF
output=$(node run.cjs)
echo "flexsearch 0.8.212, results: $output"
test "$output" = 'sha 1, sha2 0, sha25 0, sha256 1'
