#!/usr/bin/env bash
# Surprise: a package that removes accents turns the Russian letter "й" into "и", but leaves the accents of Greek.
# Versions: remove-accents 0.5.0.
# Expected: either Latin letters only, or every script. "й" is a letter of its own, not an "и" with an accent.
# Happens: "мой" (my, singular) and "мои" (my, plural) become the same, as do "край" and "краи". Greek "ά" stays "ά", so
#   "αρχειο", as many people type it, doesn't find "αρχείο".
# Cause: a fixed table of letters, to which a few Cyrillic ones were added. It has no Greek, and doesn't decompose
#   characters.
# Source: run; the table in index.js of remove-accents
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund remove-accents@0.5.0
output=$(node -e "
const remove = require('remove-accents');
console.log(['мой', 'край', 'αρχείο', 'café'].map(word => word + ' ' + remove(word)).join(', '));")
echo "remove-accents 0.5.0: $output"
test "$output" = 'мой мои, край краи, αρχείο αρχείο, café cafe'
