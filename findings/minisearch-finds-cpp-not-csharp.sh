#!/usr/bin/env bash
# Surprise: with MiniSearch's defaults, a search for "C++" finds C++ alone, and a search for "C#" finds every "c".
# Versions: minisearch 7.2.0.
# Expected: both signs belong to the word, or neither does.
# Happens: the terms of "C++ and C#" are "c++", "and", "c". Flags and paths differ as well: "--dry-run" is "dry" and
#   "run", "a=b" and "$HOME" stay whole.
# Cause: the tokenizer splits at spaces and at Unicode punctuation (\p{P}). "#", "-", and "/" are punctuation;
#   "+", "=", "$", "<", and "`" are symbols (\p{S}), which stay.
# Source: run; SPACE_OR_PUNCTUATION of minisearch, and https://www.unicode.org/reports/tr44/#General_Category_Values
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund minisearch@7.2.0
cat > run.mjs << 'EOF'
import MiniSearch from 'minisearch';
const index = new MiniSearch({fields: ['text']});
index.addAll([{id: 'C++', text: 'C++'}, {id: 'C#', text: 'C#'}, {id: 'C', text: 'C'}]);
for (const query of ['C++', 'C#']) {
  console.log(`${query}: ${index.search(query).map(({id}) => id).sort().join(' ')}`);
}
EOF
output=$(node run.mjs)
echo "minisearch 7.2.0:"
echo "$output"
test "$output" = 'C++: C++
C#: C C#'
