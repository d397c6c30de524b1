#!/usr/bin/env bash
# Surprise: parsed in Node, a `select` loses its button and the elements in its options, which browsers keep.
# Versions: parse5 8.1.1, which jsdom, cheerio, and rehype use; Chromium 156, which must be on the PATH as `chromium`.
# Expected: a parser that follows the HTML standard builds the tree of the browser.
# Happens: of `<select><button>a</button><option><b>c</b></option></select>`, parse5 keeps the option and the texts. A page
#   that is changed with such a tool after it was rendered loses the parts of a customizable select.
# Cause: parse5 has the insertion mode "in select", in which unknown tags are ignored. The standard has removed this mode,
#   and Chromium did before.
# Source: run; https://github.com/whatwg/html/pull/10557
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund parse5@8.1.1
html='<select><button>a</button><option><b>c</b></option></select>'
cat > run.mjs << 'EOF'
import {parseFragment, serialize} from 'parse5';
console.log(serialize(parseFragment(process.argv[2])));
EOF
parse5=$(node run.mjs "$html")
echo "<!doctype html><p>$html</p>" > run.html
chromium=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$PWD/profile" --dump-dom "file://$PWD/run.html" 2> /dev/null | grep -oP '(?<=<p>).*(?=</p>)')
echo "parse5 8.1.1: $parse5"
echo "$(chromium --version 2> /dev/null | cut -d' ' -f1-2): $chromium"
test "$parse5" = '<select>a<option>c</option></select>'
test "$chromium" = "$html"
