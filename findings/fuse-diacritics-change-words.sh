#!/usr/bin/env bash
# Surprise: with `ignoreDiacritics`, Fuse.js finds a kite for a guide: in Japanese, Hindi, and Thai, other words are perfect matches.
# Versions: fuse.js 7.5.0, match-sorter 8.3.1.
# Expected: the option ignores accents (cafe finds café), as match-sorter does by default, and leaves other scripts alone.
# Happens: even at threshold 0, with score 0, ガイド (guide) finds カイト (kite), का finds कि and को, ไม้ (wood) finds ไม่ (not).
#   match-sorter finds only the word itself.
# Cause: Fuse.js decomposes the text and removes the marks of all scripts. In kana they tell consonants apart, in Devanagari
#   they are the vowels, in Thai the tones.
# Source: run; `stripDiacritics` in dist/fuse.mjs, which lists the marks of each script
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund fuse.js@7.5.0 match-sorter@8.3.1
cat > run.mjs << 'EOF'
import Fuse from 'fuse.js';
import {matchSorter} from 'match-sorter';
const words = ['café', 'カイト', 'ガイド', 'कि', 'का', 'को', 'ไม่', 'ไม้'];
const fuse = new Fuse(words, {ignoreDiacritics: true, threshold: 0, includeScore: true});
const results = ['cafe', 'ガイド', 'का', 'ไม้'].map(query => {
  const found = fuse.search(query).filter(({score}) => score < 0.001);
  const counts = [found.length, matchSorter(words, query).length];
  console.log(`${query}: Fuse.js 7.5.0 ${found.map(({item}) => item).join(' ')}; match-sorter 8.3.1 ${matchSorter(words, query).join(' ')}`);
  return counts.join('/');
});
process.exit(results.join() === '1/1,2/1,3/1,2/1' ? 0 : 1);
EOF
node run.mjs
