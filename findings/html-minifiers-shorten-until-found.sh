#!/usr/bin/env bash
# Surprise: three HTML minifiers turn `hidden="until-found"` into `hidden`, so the text can't be found in the page anymore.
# Versions: html-minifier-terser 7.2.0, @swc/html 1.16.22, @minify-html/node 0.18.1.
# Expected: the value is kept. `hidden` has been an attribute with two states, hidden and until-found, since 2022.
# Happens: the value is dropped, which is the state hidden: the browser's search doesn't find the text of a closed
#   section, and a link to a fragment in it leads nowhere. `popover="auto"`, which looks similar, is kept.
# Cause: each has a list of boolean attributes that contains `hidden`, and drops the value of such an attribute.
# Source: run; isSimpleBoolean in src/htmlminifier.js of html-minifier-terser, and
#   https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund html-minifier-terser@7.2.0 @swc/html@1.16.22 @minify-html/node@0.18.1
cat > run.mjs << 'EOF'
import minifyHtml from '@minify-html/node';
import swc from '@swc/html';
import {minify} from 'html-minifier-terser';
const html = '<!doctype html><html lang="en"><head><title>a</title></head><body><div hidden="until-found">b</div></body></html>';
const outputs = {
  'html-minifier-terser': await minify(html, {collapseBooleanAttributes: true}),
  '@swc/html': swc.minifySync(html, {}).code,
  '@minify-html/node': String(minifyHtml.minify(Buffer.from(html), {})),
};
for (const [name, output] of Object.entries(outputs)) console.log(`${name} ${output.match(/<div[^>]*>/)[0]}`);
EOF
output=$(node run.mjs)
echo "$output"
test "$output" = 'html-minifier-terser <div hidden>
@swc/html <div hidden>
@minify-html/node <div hidden>'
