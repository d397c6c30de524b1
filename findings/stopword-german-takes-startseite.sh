#!/usr/bin/env bash
# Surprise: a German search with the stop words of the package stopword has no word left of "Startseite".
# Versions: stopword 3.1.5.
# Expected: function words such as der, die, und.
# Happens: the list also has what documentation is about: Startseite (home page), Recht (permission), Zeit, Teil, Ordnung. Three
#   entries can equal no word: "ei, ", "und?", "wahr?".
# Cause: the list comes from the collection stopwords-iso. The signs and Startseite suggest that web pages were counted.
# Source: run; the head of src/stopwords_deu.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund stopword@3.1.5
cat > run.mjs << 'EOF'
import {deu, removeStopwords} from 'stopword';
const topics = ['startseite', 'recht', 'zeit', 'teil', 'ordnung', 'browser'];
const left = removeStopwords(topics, deu);
const odd = deu.filter(word => !/^[\p{L}.]+$/u.test(word));
console.log(`stopword 3.1.5, ${deu.length} words; of ${topics.join(' ')} it leaves: ${left.join(' ')}`);
console.log(`entries that are no word: ${odd.map(word => JSON.stringify(word)).join(' ')}`);
process.exit(left.join() === 'browser' && odd.length === 3 ? 0 : 1);
EOF
node run.mjs
