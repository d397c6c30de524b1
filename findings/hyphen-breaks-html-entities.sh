#!/usr/bin/env bash
# Surprise: a function that hyphenates HTML puts soft hyphens inside character references, so the page shows `&hellip;`.
# Versions: hyphen 1.14.1 (en-us), parse5 8.0.0.
# Expected: `hyphenateHTMLSync` leaves markup alone: tags, attributes, and references such as `&hellip;`.
# Happens: `&hellip;` becomes `&hel` + U+00AD + `lip;`, which isn't a reference anymore. Short names, as in `&nbsp;`, survive.
# Cause: the reader of HTML skips what is between `<` and `>` only. `&` and `;` count as ends of a word, so the name
#   between them is hyphenated like any word of five letters or more.
# Source: run; createHTMLVerifier in hyphen.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1 parse5@8.0.0
cat > run.mjs << 'EOF'
import hyphen from 'hyphen/en-us/index.js';
import {parseFragment} from 'parse5';
for (const html of ['Wait&hellip;', 'a&nbsp;b']) {
  const text = parseFragment(hyphen.hyphenateHTMLSync(html)).childNodes[0].value;
  console.log(`${html} is shown as ${text.replaceAll('\u00ad', '|').replaceAll('\u00a0', '(nbsp)')}`);
}
EOF
output=$(node run.mjs)
echo "hyphen 1.14.1 (| is U+00AD):"
echo "$output"
test "$output" = 'Wait&hellip; is shown as Wait&hel|lip;
a&nbsp;b is shown as a(nbsp)b'
