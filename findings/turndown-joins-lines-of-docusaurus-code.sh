#!/usr/bin/env bash
# Surprise: Markdown that Turndown makes of a Docusaurus page has each code block on a single line.
# Versions: turndown 7.2.5, rehype-remark 10.0.1.
# Expected: `<br>` in a code block is a line break, as it is in a paragraph, and as it is in rehype-remark.
# Happens: two commands, `cd docs` and `npm ci`, become the one line `cd docsnpm ci`. Docusaurus ends the lines of
#   highlighted code with `<br>`, and has no line breaks in the text.
# Cause: Turndown's rule for fenced code takes `textContent` of the `code` element, in which `<br>` has no text.
# Source: run; the rule fencedCodeBlock in lib/turndown.cjs.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund turndown@7.2.5 unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-stringify@11.0.0
cat > run.mjs << 'EOF'
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import Turndown from 'turndown';
import {unified} from 'unified';
const line = code => `<span class="token-line"><span class="token plain">${code}</span><br></span>`;
const html = `<pre class="prism-code language-bash"><code>${line('cd docs')}${line('npm ci')}</code></pre>`;
console.log(new Turndown({codeBlockStyle: 'fenced'}).turndown(html).replaceAll('\n', '|'));
const remark = await unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkStringify).process(html);
console.log(String(remark).trim().replaceAll('\n', '|'));
EOF
output=$(node run.mjs)
echo "turndown 7.2.5, then rehype-remark 10.0.1 (| is a line break):"
echo "$output"
test "$output" = '```|cd docsnpm ci|```
```|cd docs|npm ci|```'
