#!/usr/bin/env bash
# Surprise: csso removes each rule in `@media (width >= 600px)`, without an error or a warning.
# Versions: csso 5.0.5 (css-tree 2.2.1).
# Expected: what a minifier can't parse stays as it is. All browsers have supported ranges in media queries since 2023.
# Happens: the block is gone from the output. With `(min-width: 600px)` it stays, as does `@container (width > 400px)`.
# Cause: css-tree 2.2 has no ranges in its grammar for `@media`, and keeps the query as raw text. csso's cleanup removes
#   `@media`, `@supports`, and `@keyframes` whose query has no child nodes, since it takes that for an empty one.
# Source: run; lib/clean/Atrule.js of csso, lib/syntax/node/MediaFeature.js of css-tree
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund csso@5.0.5 css-tree@2.2.1
cat > run.mjs << 'EOF'
import {minify} from 'csso';
for (const css of ['@media (min-width: 600px) {a {color: red}}', '@media (width >= 600px) {a {color: red}}', '@container (width > 400px) {a {color: red}}']) {
  console.log(`${css} → ${minify(css).css || 'nothing'}`);
}
EOF
output=$(node run.mjs)
echo "csso 5.0.5:"
echo "$output"
test "$output" = '@media (min-width: 600px) {a {color: red}} → @media (min-width:600px){a{color:red}}
@media (width >= 600px) {a {color: red}} → nothing
@container (width > 400px) {a {color: red}} → @container (width > 400px){a{color:red}}'
