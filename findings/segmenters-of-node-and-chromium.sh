#!/usr/bin/env bash
# Surprise: the same call of `Intl.Segmenter` in the same language splits names differently in Node and in Chromium.
# Versions: Node 20.20 (ICU 78.2), Chromium 156, which must be on the PATH as `chromium`.
# Expected: both use V8 and ICU, so an index that Node builds has the terms that the page asks for.
# Happens: "node.js" and "docs:build" are one word in Node, and three segments in Chromium. "3.10" is one word in both.
# Cause: Unicode's default rules keep a dot or colon between letters in the word. Chromium ships its own, changed copy of
#   the data of ICU, with which dots and colons between letters end a word.
# Source: run; https://github.com/nodejs/node/issues/51563, and https://www.unicode.org/reports/tr29/#Word_Boundaries
set -euo pipefail
cd "$(mktemp -d)"
cat > run.js << 'EOF'
const segmenter = new Intl.Segmenter('en', {granularity: 'word'});
const output = ['node.js', 'docs:build', '3.10'].map(text => Array.from(segmenter.segment(text), ({segment}) => segment).join('|')).join(', ');
EOF
node=$(node -e "$(cat run.js); console.log(output)")
{ echo '<!doctype html><p></p><script>'; cat run.js; echo "document.querySelector('p').textContent = output;</script>"; } > run.html
chromium=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$PWD/profile" --dump-dom "file://$PWD/run.html" 2> /dev/null | grep -oP '(?<=<p>).*(?=</p>)')
echo "Node $(node --version), ICU $(node -p process.versions.icu): $node"
echo "$(chromium --version 2> /dev/null | cut -d' ' -f1-2): $chromium"
test "$node" = 'node.js, docs:build, 3.10'
test "$chromium" = 'node|.|js, docs|:|build, 3.10'
