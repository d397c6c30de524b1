#!/usr/bin/env bash
# Surprise: each time remark formats an MDX file, the second line of a sample in a template literal moves to the right.
# Versions: remark-mdx 3.1.1 (mdast-util-mdx-expression 2.0.1, mdast-util-mdx-jsx 3.2.1), remark-stringify 11.0.0.
# Expected: indentation inside a template literal is content, which a formatter leaves alone; a second run changes nothing.
# Happens: in `<CodeBlock>`, the line `b` becomes `  b` in the first run, `    b` in the second, and so on.
# Cause: two parts indent the lines of the expression, the one for expressions and the one for children of an element.
#   When the file is parsed, only one level is removed, so each run leaves one in the value.
# Source: run; handleMdxExpression in mdast-util-mdx-expression, containerFlow in mdast-util-mdx-jsx
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 remark-parse@11.0.0 remark-mdx@3.1.1 mdast-util-mdx-expression@2.0.1 mdast-util-mdx-jsx@3.2.1 remark-stringify@11.0.0
cat > run.mjs << 'EOF'
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
let mdx = '<CodeBlock>\n{`a\nb`}\n</CodeBlock>\n';
for (let run = 0; run < 3; run++) {
  const tree = processor.parse(mdx);
  console.log(`run ${run}: ${JSON.stringify(tree.children[0].children[0].value)}`);
  mdx = processor.stringify(tree);
}
EOF
output=$(node run.mjs)
echo "remark-mdx 3.1.1, value of the expression:"
echo "$output"
test "$output" = 'run 0: "`a\nb`"
run 1: "`a\n  b`"
run 2: "`a\n    b`"'
