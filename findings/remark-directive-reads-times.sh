#!/usr/bin/env bash
# Surprise: since version 4, remark-directive takes the minutes of a time for a directive, and an IPv6 address for a block.
# Versions: remark-directive 4.0.0 and 3.0.1.
# Expected: a directive has a name, which starts with a letter, so "10:30" is text.
# Happens: "Opens at 10:30" is the text "Opens at 10" and a text directive "30". `::1` alone on a line, the IPv6 address
#   of localhost, is a leaf directive. Version 3 leaves both alone. A site that drops unknown directives loses the minutes.
# Cause: version 4 of micromark-extension-directive allows every character in names but spaces and punctuation, digits
#   at the start included.
# Source: run; lib/factory-name.js of micromark-extension-directive
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 remark-parse@11.0.0 remark-directive@4.0.0 remark-directive-3@npm:remark-directive@3.0.1
cat > run.mjs << 'EOF'
import directive4 from 'remark-directive';
import directive3 from 'remark-directive-3';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
const show = node => (node.name ? `${node.type} ${node.name}` : (node.children?.map(show).join(' + ') ?? `"${node.value}"`));
for (const text of ['Opens at 10:30', '::1']) {
  const [now, before] = [directive4, directive3].map(plugin => show(unified().use(remarkParse).use(plugin).parse(text)));
  console.log(`${text}: ${now}; before ${before}`);
}
EOF
output=$(node run.mjs)
echo "remark-directive 4.0.0, before 3.0.1:"
echo "$output"
test "$output" = 'Opens at 10:30: "Opens at 10" + textDirective 30; before "Opens at 10:30"
::1: leafDirective 1; before "::1"'
