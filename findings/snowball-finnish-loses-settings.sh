#!/usr/bin/env bash
# Surprise: with Snowball's Finnish stemmer, asetus (setting) does not find asetukset (settings), nor palvelin (server) its plural.
# Versions: @orama/stemmers 3.1.18, snowball-stemmers 0.6.0.
# Expected: a stemmer gives the nominative and the plural of a regular noun one stem.
# Happens: asetus and asetuks, palvel and palvelim, ylein and yleis, yhteys and yhteyd. Both packages agree.
# Cause: the algorithm removes case endings, and leaves the stem of nouns in -us, -in, -nen, and -ys as it is in that case.
# Source: run; https://snowballstem.org/algorithms/finnish/stemmer.html
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @orama/stemmers@3.1.18 snowball-stemmers@0.6.0
cat > run.mjs << 'EOF'
import {stemmer} from '@orama/stemmers/finnish';
import snowball from 'snowball-stemmers';
const other = snowball.newStemmer('finnish');
const nouns = ['asetus asetukset', 'palvelin palvelimet', 'yleinen yleiset', 'yhteys yhteydet', 'tiedosto tiedostot'];
const isOne = nouns.map(noun => {
  const stems = [stemmer, word => other.stem(word)].map(stem => noun.split(' ').map(stem));
  console.log(`${noun}: @orama/stemmers 3.1.18 ${stems[0].join(' ')}; snowball-stemmers 0.6.0 ${stems[1].join(' ')}`);
  return stems.map(([one, many]) => one === many).join('/');
});
process.exit(isOne.slice(0, 4).every(same => same === 'false/false') && isOne[4] === 'true/true' ? 0 : 1);
EOF
node run.mjs
