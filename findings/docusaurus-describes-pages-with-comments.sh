#!/usr/bin/env bash
# Surprise: a page that starts with an MDX comment gets the comment as its description for search engines.
# Versions: @docusaurus/utils 3.10.2.
# Expected: without `description` in its front matter, a page is described by its first paragraph. An HTML comment, imports,
#   and exports before it are skipped.
# Happens: `{/* cSpell:ignore foo */}` above the text makes the description `{/ cSpell:ignore foo /}`.
# Cause: `createExcerpt` works with regular expressions line by line. It has no rule for MDX comments, takes
#   the line for text, and removes its asterisks as emphasis.
# Source: run; lib/markdownUtils.js of @docusaurus/utils
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @docusaurus/utils@3.10.2
output=$(node -e "
const {createExcerpt} = require('@docusaurus/utils');
console.log(['{/* note */}', '<!-- note -->', 'import A from \"a\";'].map(line => createExcerpt(line + '\n\nText.')).join(', '));")
echo "@docusaurus/utils 3.10.2, MDX comment, HTML comment, import: $output"
test "$output" = '{/ note /}, Text., Text.'
