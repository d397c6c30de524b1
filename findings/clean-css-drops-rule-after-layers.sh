#!/usr/bin/env bash
# Surprise: a statement that orders two cascade layers costs the rule after it, and doesn't survive itself.
# Versions: clean-css 5.3.3.
# Expected: `@layer reset, theme;` stays, and so does `.a {…}` after it, as with `@layer reset;`, a single name.
# Happens: `.a` and the statement are missing from the output, which starts with `.b`. A `@layer` or `@media` block after
#   the statement is safe, a style rule or `@font-face` isn't. The only trace is a warning about an invalid character.
# Cause: at the comma, the tokenizer begins a block of `@layer`. The text up to the next brace, `theme; .a`, becomes its
#   second name, and `color: red` is a declaration where rules have to be.
# Source: run; lib/tokenizer/tokenize.js of clean-css
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund clean-css@5.3.3
cat > run.cjs << 'EOF'
const CleanCSS = require('clean-css');
for (const statement of ['@layer reset;', '@layer reset, theme;']) {
  console.log(`${statement} ${new CleanCSS().minify(`${statement} .a {color: red} .b {color: tan}`).styles}`);
}
EOF
output=$(node run.cjs)
echo "clean-css 5.3.3:"
echo "$output"
test "$output" = '@layer reset; @layer reset;.a{color:red}.b{color:tan}
@layer reset, theme; .b{color:tan}'
