#!/usr/bin/env bash
# Surprise: in a highlighted command, `--verbose` has the color of a flag, and `--save-dev` next to it is plain.
# Versions: prismjs 1.30.0.
# Expected: every flag is a flag.
# Happens: `-g`, `--verbose`, and `--prefix=x` are tokens of the type "parameter". Flags of two words, such as `--save-dev`
#   and `--no-audit`, have no token.
# Cause: the pattern for flags allows letters, digits, `_`, dots, and a colon after the hyphens, up to a space or `=`. A
#   hyphen inside ends the match before that.
# Source: run; components/prism-bash.js of prismjs
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund prismjs@1.30.0
cat > run.cjs << 'EOF'
const Prism = require('prismjs');
require('prismjs/components/prism-bash');
const tokens = Prism.tokenize('npm install -g --verbose --save-dev --no-audit --prefix=x foo', Prism.languages.bash);
console.log(tokens.filter(({type}) => type === 'parameter').map(({content}) => content).join(' '));
EOF
output=$(node run.cjs)
echo "prismjs 1.30.0, flags in \`npm install -g --verbose --save-dev --no-audit --prefix=x foo\`: $output"
test "$output" = '-g --verbose --prefix'
