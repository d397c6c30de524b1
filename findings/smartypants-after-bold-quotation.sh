#!/usr/bin/env bash
# Surprise: a possessive after bold quoted text turns two quotation marks the wrong way.
# Versions: remark-smartypants 3.0.3 (retext-smartypants 6), remark 15.0.1.
# Expected: `**"Save"**'s label` becomes “Save”’s label, as `**"Save"** label` becomes “Save” label.
# Happens: **“Save“**‘s label: the closing mark opens, and the apostrophe is an opening single mark.
# Cause: the text of a whole paragraph is one string, in which `"` and `'` are neighbors; a mark followed by
#   another mark counts as an opening one.
# Source: run; https://github.com/silvenon/remark-smartypants
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund remark@15.0.1 remark-smartypants@3.0.3
cat > run.mjs << 'EOF'
import {remark} from 'remark';
import smartypants from 'remark-smartypants';
for (const text of ['**"Save"** label', `**"Save"**'s label`]) {
  console.log(String(await remark().use(smartypants).process(text)).trim());
}
EOF
output=$(node run.mjs)
echo "remark-smartypants 3.0.3:"
echo "$output"
test "$output" = '**“Save”** label
**“Save“**‘s label'
