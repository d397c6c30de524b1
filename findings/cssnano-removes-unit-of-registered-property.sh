#!/usr/bin/env bash
# Surprise: `--gap: 0px` keeps its unit, since `calc(1rem + var(--gap))` needs it; in `@property`, the same value loses it.
# Versions: cssnano 7.1.9 (postcss 8.5.33), csso 5.0.5.
# Expected: minifiers don't touch values of custom properties, initial ones included.
# Happens: `initial-value: 0px` becomes `0`. With `syntax: "*"`, the property is then the text 0, and
#   `calc(1rem + var(--gap))` adds a length and a number, which isn't valid, so the browser ignores it.
# Cause: both leave declarations alone whose name starts with `--`. Inside `@property`, the name is `initial-value`.
#   cssnano keeps its unit for the syntaxes `<percentage>` and `<length-percentage>` only.
# Source: run; shouldKeepZeroUnit in src/index.js of postcss-convert-values, lib/replace/Dimension.js of csso, and
#   https://www.w3.org/TR/css-properties-values-api-1/#initial-value-descriptor
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund postcss@8.5.33 cssnano@7.1.9 csso@5.0.5
cat > run.mjs << 'EOF'
import cssnano from 'cssnano';
import {minify} from 'csso';
import postcss from 'postcss';
const css = ':root{--gap:0px}@property --gap{syntax:"*";inherits:true;initial-value:0px}';
console.log(`cssnano ${(await postcss([cssnano()]).process(css, {from: undefined})).css}`);
console.log(`csso ${minify(css).css}`);
EOF
output=$(node run.mjs)
echo "cssnano 7.1.9, csso 5.0.5:"
echo "$output"
test "$output" = 'cssnano :root{--gap:0px}@property --gap{syntax:"*";inherits:true;initial-value:0}
csso :root{--gap:0px}@property --gap{syntax:"*";inherits:true;initial-value:0}'
