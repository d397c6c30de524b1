#!/usr/bin/env bash
# Surprise: minified for Chrome 140, a scroll-driven animation becomes a declaration that Chrome ignores.
# Versions: lightningcss 1.33.0, Chromium 156, which must be on the PATH as `chromium`.
# Expected: `animation: fade linear` and `animation-timeline: view()` stay two declarations, or become one that is valid.
# Happens: they become `animation: linear fade view()`, without targets as well. Chromium ignores it, so nothing moves.
#   With Firefox or Safari among the targets, both declarations stay.
# Cause: the shorthand resets the timeline, but can't set it. Lightning CSS merges the two if each target supports
#   timelines; by its data, Chrome has supported them in the shorthand since version 115.
# Source: run; https://www.w3.org/TR/scroll-animations-1/ and https://www.w3.org/TR/css-animations-2/
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat > run.mjs << 'EOF'
import {transform} from 'lightningcss';
const code = Buffer.from('a{animation:fade linear;animation-timeline:view()}');
const minify = targets => String(transform({filename: 'a.css', code, minify: true, targets}).code);
console.log(minify({chrome: 140 << 16}));
console.log(minify({chrome: 140 << 16, firefox: 140 << 16}));
EOF
output=$(node run.mjs)
value=$(echo "$output" | head -1 | sed 's/a{animation://; s/}//')
echo "<!doctype html><p></p><script>document.querySelector('p').textContent = CSS.supports('animation', '$value');</script>" > run.html
supports=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$PWD/profile" --dump-dom "file://$PWD/run.html" 2> /dev/null | grep -oP '(?<=<p>)\w+(?=</p>)')
echo "lightningcss 1.33.0, for Chrome 140, and for Chrome 140 and Firefox 140:"
echo "$output"
echo "$(chromium --version 2> /dev/null | cut -d' ' -f1-2) supports animation: $value: $supports"
test "$output" = 'a{animation:linear fade view()}
a{animation:linear fade;animation-timeline:view()}'
test "$supports" = false
