#!/usr/bin/env bash
# Surprise: adding Chinese to the languages of a Docusaurus search makes it drop Russian and Japanese words from queries.
# Versions: @easyops-cn/docusaurus-search-local 0.55.3.
# Expected: `language: ['en', 'ru', 'zh']` finds what `['en', 'ru']` finds, and Chinese words.
# Happens: a query in Cyrillic or kana has no terms at all, and "naïve" is "na" and "ve". "C++" and "C#" are both "c", which
#   they aren't without Chinese.
# Cause: with "zh", the tokenizer of queries takes ASCII letters, digits, `_`, and Han characters; everything else
#   separates words. Without it, a word is what is between spaces and hyphens.
# Source: run; dist/client/client/utils/tokenize.js of the package
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund lunr@2.3.9
npm pack --silent @easyops-cn/docusaurus-search-local@0.55.3 > /dev/null
tar -xzf ./*.tgz
cp package/dist/client/client/utils/tokenize.js tokenize.mjs
cat > run.mjs << 'EOF'
import {tokenize} from './tokenize.mjs';
for (const text of ['сервер', 'サーバー', 'naïve', 'C++']) {
  const [without, with_] = [['en', 'ru'], ['en', 'ru', 'zh']].map(languages => tokenize(text, languages).join(' ') || 'nothing');
  console.log(`${text}: ${without}, with zh: ${with_}`);
}
EOF
output=$(node run.mjs)
echo "@easyops-cn/docusaurus-search-local 0.55.3:"
echo "$output"
test "$output" = 'сервер: сервер, with zh: nothing
サーバー: サーバー, with zh: nothing
naïve: naïve, with zh: na ve
C++: c++, with zh: c'
