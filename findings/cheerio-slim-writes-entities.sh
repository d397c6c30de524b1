#!/usr/bin/env bash
# Surprise: the same HTML leaves cheerio as it came, and cheerio/slim with $5 as &#x24;5.
# Versions: cheerio 1.2.0.
# Expected: cheerio/slim differs in the parser, so a document that both parse alike is written alike.
# Happens: cheerio/slim writes each letter beyond ASCII, and the dollar sign, as a numeric entity. Browsers show the same, but
#   a feed or a diff of text grows, and a search for “$5” in the source finds nothing.
# Cause: cheerio writes with parse5's serializer; cheerio/slim with dom-serializer, whose entities are encodeXML's by default.
# Source: run; the exports "." and "./slim" of cheerio
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund cheerio@1.2.0
cat > run.mjs << 'EOF'
import {load} from 'cheerio';
import {load as loadSlim} from 'cheerio/slim';
const html = '<p>It costs $5, “fine”.</p>';
const written = [load, loadSlim].map(parse => parse(html, {}, false).html());
console.log(`cheerio 1.2.0: ${written[0]}\ncheerio/slim:  ${written[1]}`);
process.exit(written.join() === `${html},<p>It costs &#x24;5, &#x201c;fine&#x201d;.</p>` ? 0 : 1);
EOF
node run.mjs
