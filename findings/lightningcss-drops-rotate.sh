#!/usr/bin/env bash
# Surprise: `rotate: 90deg` followed by `transform: translateX(10px)` leaves an element without its rotation.
# Versions: lightningcss 1.33.0.
# Expected: `rotate` and `transform` are separate properties, which a browser combines: it rotates, then translates.
# Happens: the minified rule is `transform: translate(10px)` alone. In the other order, the rotation is appended to
#   `transform`, which moves the element to the right instead of down. Targets don't matter.
# Cause: the handler of `transform` treats it as a shorthand: earlier `translate`, `rotate`, and `scale` are discarded, and
#   later ones are appended to the list of its functions.
# Source: run; https://github.com/parcel-bundler/lightningcss/issues/426, and
#   https://www.w3.org/TR/css-transforms-2/#ctm for the order in browsers
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat > run.mjs << 'EOF'
import {transform} from 'lightningcss';
for (const css of ['a{rotate:90deg;transform:translateX(10px)}', 'a{transform:translateX(10px);rotate:90deg}']) {
  console.log(`${css} → ${transform({filename: 'a.css', code: Buffer.from(css), minify: true}).code}`);
}
EOF
output=$(node run.mjs)
echo "lightningcss 1.33.0:"
echo "$output"
test "$output" = 'a{rotate:90deg;transform:translateX(10px)} → a{transform:translate(10px)}
a{transform:translateX(10px);rotate:90deg} → a{transform:translate(10px)rotate(90deg)}'
