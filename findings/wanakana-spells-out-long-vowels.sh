#!/usr/bin/env bash
# Surprise: a search that turns both sides into hiragana with wanakana doesn't find サーバー by さーばー.
# Versions: wanakana 5.3.1.
# Expected: `toHiragana` maps a word in either kana to one key, as a change of letters does: サーバー and さーばー to さーばー.
# Happens: サーバー becomes さあばあ, データ でえた, and the third letter of スクロール う. さーばー stays as it is, so the two differ. The
#   way back gives サアバア, which nobody writes.
# Cause: the long vowel mark of katakana is replaced by the vowel before it; hiragana is left alone. `convertLongVowelMark: false`
#   keeps the mark.
# Source: run; `convertLongVowelMark` in esm/index.d.ts
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund wanakana@5.3.1
cat > run.mjs << 'EOF'
import {toHiragana, toKatakana} from 'wanakana';
const words = ['サーバー', 'さーばー', 'データ', 'スクロール'];
const keys = words.map(word => toHiragana(word));
const back = toKatakana(keys[0]);
const kept = toHiragana('サーバー', {convertLongVowelMark: false});
console.log(`wanakana 5.3.1, toHiragana: ${words.map((word, index) => `${word} → ${keys[index]}`).join(', ')}`);
console.log(`and back: ${back}. With convertLongVowelMark: false: ${kept}`);
const isSame = [...keys, back, kept].join() === 'さあばあ,さーばー,でえた,すくろうる,サアバア,さーばー';
process.exit(isSame ? 0 : 1);
EOF
node run.mjs
