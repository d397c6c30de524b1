#!/usr/bin/env bash
# Surprise: minified, `:nth-child(odd of .row)` is `:nth-child(oddof.row)`, which browsers drop with the whole rule.
# Versions: clean-css 5.3.3, lightningcss 1.33.0.
# Expected: the spaces around `of` are kept, as those inside `:is()` and `:not()` are.
# Happens: they are removed. Browsers ignore a rule whose selector isn't valid, so stripes of filtered rows vanish.
# Cause: inside parentheses, spaces are removed, unless the pseudo-class is in a list of those that have selectors as
#   arguments. `:nth-child` isn't in the list; its selector came with level 4 of the specification.
# Source: run; PSEUDO_CLASSES_WITH_SELECTORS in lib/optimizer/level-1/tidy-rules.js, and
#   https://www.w3.org/TR/selectors-4/#the-nth-child-pseudo
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund clean-css@5.3.3 lightningcss@1.33.0
cat > run.cjs << 'EOF'
const CleanCSS = require('clean-css');
const {transform} = require('lightningcss');
const valid = css => {
  try {
    transform({filename: 'a.css', code: Buffer.from(css)});
    return 'valid';
  } catch (error) {
    return error.message;
  }
};
for (const selector of ['tr:not(.a .b)', 'tr:nth-child(odd of .row)']) {
  const css = new CleanCSS().minify(`${selector} {color: red}`).styles;
  console.log(`${css} ${valid(css)}`);
}
EOF
output=$(node run.cjs)
echo "clean-css 5.3.3, parsed by lightningcss 1.33.0:"
echo "$output"
test "$output" = 'tr:not(.a .b){color:red} valid
tr:nth-child(oddof.row){color:red} Unexpected token Ident("oddof")'
