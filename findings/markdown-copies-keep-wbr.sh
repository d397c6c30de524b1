#!/usr/bin/env bash
# Surprise: a name with `<wbr>` can't be found in Markdown that was made from the page.
# Versions: rehype-remark 10.0.1 (hast-util-to-mdast 10.1.3).
# Expected: `wbr` has no text, so `rate_<wbr>limit_<wbr>error` becomes rate_limit_error, as a browser copies it.
# Happens: each `wbr` becomes U+200B, which nobody sees. A search for the name, a comparison, and a program that
#   gets the copied name all fail. Browsers' `textContent` and a copied selection have no such character.
# Cause: the converter has a handler for `wbr` that writes a zero-width space.
# Source: run; lib/handlers/wbr.js of hast-util-to-mdast
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 hast-util-to-mdast@10.1.3 remark-stringify@11.0.0
cat > run.mjs << 'EOF'
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
const html = '<p>rate<wbr>limit</p>';
const markdown = await unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkStringify).process(html);
console.log([...String(markdown).trim()].map(letter => (letter < '\x7f' ? letter : `U+${letter.codePointAt(0).toString(16)}`)).join(''));
EOF
output=$(node run.mjs)
echo "rehype-remark 10.0.1: $output"
test "$output" = 'rateU+200blimit'
