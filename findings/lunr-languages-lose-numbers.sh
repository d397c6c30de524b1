#!/usr/bin/env bash
# Surprise: in a German or French index of Lunr, 404, 8080, and base64 find nothing, and utf8 finds nothing either.
# Versions: lunr 2.3.9, lunr-languages 1.14.0.
# Expected: what an English index finds, a German one finds, too, apart from stems.
# Happens: 404 is on a page, and finds it only without lunr-languages.
# Cause: the trimmer of each language removes from both ends of a word all that is no letter of the language, digits
#   included, so 404 is an empty word, and base64 is "base". A query is not trimmed. Lunr's own trimmer keeps digits.
# Source: run; generateTrimmer in lunr.stemmer.support.js, wordCharacters in lunr.de.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund lunr@2.3.9 lunr-languages@1.14.0
cat > run.cjs << 'EOF'
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.de')(lunr);
require('lunr-languages/lunr.fr')(lunr);
const queries = ['404', '8080', 'utf8', 'base64', 'Port'];
const found = [undefined, lunr.de, lunr.fr].map((language, place) => {
  const index = lunr(function () {
    if (language) {
      this.use(language);
    }
    this.ref('id');
    this.field('text');
    this.add({id: 1, text: 'Port 8080, 404, utf8, base64'});
  });
  const hits = queries.filter(query => index.search(query).length > 0).join(' ');
  console.log(`${['without lunr-languages', 'lunr.de', 'lunr.fr'][place]}, lunr ${lunr.version}: ${hits}`);
  return hits;
});
process.exit(found.join() === '404 8080 utf8 base64 Port,Port,Port' ? 0 : 1);
EOF
node run.cjs
