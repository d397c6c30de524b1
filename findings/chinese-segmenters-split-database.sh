#!/usr/bin/env bash
# Surprise: the word segmenter that is built into Node splits the Chinese words for database, server, and browser in two.
# Versions: Node 20 (ICU 78.2), @node-rs/jieba 2.0.1.
# Expected: 数据库, 服务器, and 浏览器 are among the most frequent words of software docs. A dictionary segmenter has them.
# Happens: `Intl.Segmenter` gives 数据|库, 服务|器, and 浏览|器, with or without text around them, in `zh` as in `en`.
#   So 库 (library) finds each page about databases. jieba has all three as one word.
# Cause: ICU has one dictionary for Chinese and Japanese, with a cost for each word, and takes the split that costs the
#   least. For these words, that's the split into their frequent parts.
# Source: run; icu4c/source/data/brkitr/dictionaries/cjdict.txt in https://github.com/unicode-org/icu is the dictionary
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @node-rs/jieba@2.0.1
cat > run.mjs << 'EOF'
import {Jieba} from '@node-rs/jieba';
import {dict} from '@node-rs/jieba/dict.js';
const jieba = Jieba.withDict(dict);
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
for (const word of ['数据库', '服务器', '浏览器']) {
  const parts = Array.from(segmenter.segment(word), ({segment}) => segment);
  console.log(`${word}: Intl.Segmenter ${parts.join('|')}, jieba ${jieba.cut(word).join('|')}`);
}
EOF
output=$(node run.mjs)
echo "Node $(node --version), ICU $(node -p process.versions.icu), @node-rs/jieba 2.0.1:"
echo "$output"
test "$output" = '数据库: Intl.Segmenter 数据|库, jieba 数据库
服务器: Intl.Segmenter 服务|器, jieba 服务器
浏览器: Intl.Segmenter 浏览|器, jieba 浏览器'
