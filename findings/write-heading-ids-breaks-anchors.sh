#!/usr/bin/env bash
# Surprise: `docusaurus write-heading-ids`, which is there to keep anchors stable, changes those of emphasized headings.
# Versions: @docusaurus/utils and @docusaurus/mdx-loader 3.10.2.
# Expected: the identifier that it writes is the one that the page has without it, so that existing links go on working.
# Happens: the page's identifier for `## The _same_ name` is "the-same-name"; the command writes
#   `{#the-_same_-name}`. `**bold**` is safe, and `<b>bold</b>` becomes "bboldb".
# Cause: the page's identifier comes from the text of the parsed heading. The command derives it from the Markdown, from
#   which it removes links only. The slugger drops `*`, but keeps `_` and the letters of tags.
# Source: run; lib/markdownHeadingIdUtils.js of @docusaurus/utils, lib/remark/headings of @docusaurus/mdx-loader
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @docusaurus/utils@3.10.2 @docusaurus/mdx-loader@3.10.2 unified@11.0.5 remark-parse@11.0.0
cat > run.mjs << 'EOF'
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import utils from '@docusaurus/utils';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
for (const markdown of ['## The _same_ name', '## The **same** name']) {
  const processor = unified().use(remarkParse).use(headings.default, {anchorsMaintainCase: false});
  const tree = await processor.run(processor.parse(markdown));
  console.log(`${markdown}: page ${tree.children[0].data.id}, command ${utils.writeMarkdownHeadingId(markdown).match(/#([^#}]*)\}$/)[1]}`);
}
EOF
output=$(node run.mjs)
echo "Docusaurus 3.10.2:"
echo "$output"
test "$output" = '## The _same_ name: page the-same-name, command the-_same_-name
## The **same** name: page the-same-name, command the-same-name'
