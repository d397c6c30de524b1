#!/usr/bin/env bash
# Surprise: with `exact: true`, Orama finds no Russian word at all, and no French word that starts or ends with an accent.
# Versions: @orama/orama 3.1.18.
# Expected: `exact` narrows a search to texts that contain the word as it was typed, in each of the supported languages.
# Happens: "сервер" finds "сервер" without the option and nothing with it. In French, "été" is lost and "filtre" is found.
# Cause: a filter after the search tests each text with `\b` on both sides of the term. In a regular expression without
#   Unicode properties, a word character is an ASCII letter, a digit, or `_`, so no boundary is next to "с" or "é".
# Source: run; methods/search-fulltext.js of @orama/orama
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @orama/orama@3.1.18
cat > run.mjs << 'EOF'
import {create, insert, search} from '@orama/orama';
for (const [language, term] of [['russian', 'сервер'], ['french', 'été'], ['french', 'filtre'], ['english', 'server']]) {
  const database = create({schema: {text: 'string'}, language});
  insert(database, {text: `a ${term} b`});
  const counts = [{}, {exact: true}].map(options => search(database, {term, ...options}).count);
  console.log(`${term}: ${counts[0]}, exact ${counts[1]}`);
}
EOF
output=$(node run.mjs)
echo "@orama/orama 3.1.18:"
echo "$output"
test "$output" = 'сервер: 1, exact 0
été: 1, exact 0
filtre: 1, exact 1
server: 1, exact 1'
