#!/usr/bin/env bash
# Surprise: a text that the package yaml writes as front matter comes back from gray-matter as a Date or as 750.
# Versions: yaml 2.8.1, js-yaml 4.1.0, gray-matter 4.0.3.
# Expected: a library quotes a text that would otherwise be another type, as it does with "017" and "1e3".
# Happens: 2026-11-26, 1_000, and 0b11 are written without quotes. js-yaml reads a Date, 1000, and 3; gray-matter reads
#   12:30 as 750, too.
# Cause: yaml writes YAML 1.2, in whose core schema these are texts. js-yaml 4 keeps the timestamps and numbers of YAML 1.1,
#   and gray-matter's js-yaml 3 its sexagesimal numbers. Quotation marks around all texts (defaultStringType) help with each.
# Source: run; https://yaml.org/spec/1.2.2/#103-core-schema, https://yaml.org/type/timestamp.html
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund yaml@2.8.1 js-yaml@4.1.0 gray-matter@4.0.3
cat > run.cjs << 'EOF'
const {stringify} = require('yaml');
const {load} = require('js-yaml');
const matter = require('gray-matter');
const show = value => (value instanceof Date ? 'Date' : JSON.stringify(value));
const read = text => {
  const written = stringify({title: text});
  const both = [load(written).title, matter(`---\n${written}---\n`).data.title].map(show).join(' ');
  console.log(`yaml 2.8.1 writes ${written.trim()}; js-yaml 4.1.0 and gray-matter 4.0.3 read ${both}`);
  return both;
};
const found = ['2026-11-26', '1_000', '0b11', '12:30', '017'].map(read);
const expected = ['Date Date', '1000 1000', '3 3', '"12:30" 750', '"017" "017"'];
process.exit(found.join() === expected.join() ? 0 : 1);
EOF
node run.cjs
