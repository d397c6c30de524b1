#!/usr/bin/env bash
# Surprise: rendered to HTML by Preact, `spellCheck={false}` turns the spelling check on, while `draggable={false}` works.
# Versions: preact-render-to-string 6.8.2, preact 11.2.0, react-dom 19.1.10.
# Expected: both are attributes with the values "true" and "false", so both are written, as React does.
# Happens: `spellCheck={false}` and `contentEditable={false}` leave no attribute. Without one, the browser's default or the
#   parent's value applies: a code editor underlines each name. `spellcheck={false}`, in lower case, is written.
# Cause: `false` removes an attribute unless its name is in a set with `draggable` and `spellcheck`. The name is compared
#   before it's converted to lower case, and `contentEditable` isn't in the set.
# Source: run; HTML_ENUMERATED in src/lib/util.js of preact-render-to-string
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund preact@11.2.0 preact-render-to-string@6.8.2 react@19.1.10 react-dom@19.1.10
cat > run.mjs << 'EOF'
import {h} from 'preact';
import {render} from 'preact-render-to-string';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
for (const name of ['draggable', 'spellCheck', 'contentEditable']) {
  console.log(`${name}: Preact ${render(h('p', {[name]: false}))}, React ${renderToStaticMarkup(createElement('p', {[name]: false}))}`);
}
EOF
output=$(node run.mjs)
echo "preact-render-to-string 6.8.2, react-dom 19.1.10:"
echo "$output"
test "$output" = 'draggable: Preact <p draggable="false"></p>, React <p draggable="false"></p>
spellCheck: Preact <p></p>, React <p spellCheck="false"></p>
contentEditable: Preact <p></p>, React <p contentEditable="false"></p>'
