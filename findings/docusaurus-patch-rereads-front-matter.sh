#!/usr/bin/env bash
# Surprise: a patch release of Docusaurus, 3.10.2, changes the values of some front matter, without a message.
# Versions: @docusaurus/utils 3.10.1 and 3.10.2, gray-matter 4.0.3.
# Expected: a patch release reads `sidebar_position: 010` as before, and as other tools with gray-matter do.
# Happens: `010` was 8 and is 10, so a page moves in the sidebar; `12:30` was 750 and is "12:30".
# Cause: 3.10.2 uses @11ty/gray-matter in place of gray-matter. It comes with version 4 of js-yaml, which follows YAML 1.2.
#   Version 3 follows YAML 1.1, with octal numbers that start with 0, and numbers of base 60.
# Source: run; https://github.com/facebook/docusaurus/pull/12181
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @docusaurus/utils@3.10.2 before@npm:@docusaurus/utils@3.10.1 gray-matter@4.0.3
cat > run.mjs << 'EOF'
import after from '@docusaurus/utils';
import before from 'before';
import matter from 'gray-matter';
const fileContent = '---\nposition: 010\ntime: 12:30\n---\n';
console.log(`gray-matter ${JSON.stringify(matter(fileContent).data)}`);
for (const [version, utils] of [['3.10.1', before], ['3.10.2', after]]) {
  console.log(`${version} ${JSON.stringify((await utils.DEFAULT_PARSE_FRONT_MATTER({fileContent})).frontMatter)}`);
}
EOF
output=$(node run.mjs)
echo "Docusaurus:"
echo "$output"
test "$output" = 'gray-matter {"position":8,"time":750}
3.10.1 {"position":8,"time":750}
3.10.2 {"position":10,"time":"12:30"}'
