#!/usr/bin/env bash
# Surprise: formatted narrow, a duration of three months and three minutes is "3m 3m" in English.
# Versions: Node 20.20 (ICU 78.2, CLDR 48), @formatjs/intl-durationformat 0.12.4; Chromium 156 has the same.
# Expected: units that occur together have distinct symbols, as `Intl.RelativeTimeFormat` has "3mo ago" and "3m ago".
# Happens: a subscription of three months and a timeout of three minutes are both "3m". The style "short" has "3 mths" and
#   "3 min".
# Cause: `Intl.DurationFormat` formats each unit with `Intl.NumberFormat`, and CLDR's narrow pattern in English is "m" for
#   months as for minutes (and meters). Relative times have patterns of their own.
# Source: run; https://tc39.es/ecma402/ for the units
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @formatjs/intl-durationformat@0.12.4
cat > run.mjs << 'EOF'
import {DurationFormat} from '@formatjs/intl-durationformat';
const ago = new Intl.RelativeTimeFormat('en', {style: 'narrow'});
for (const style of ['narrow', 'short']) console.log(`${style}: ${new DurationFormat('en', {style}).format({months: 3, minutes: 3})}`);
console.log(`narrow, relative: ${ago.format(-3, 'month')}, ${ago.format(-3, 'minute')}`);
EOF
output=$(node run.mjs)
echo "Node $(node --version), CLDR $(node -p process.versions.cldr), @formatjs/intl-durationformat 0.12.4:"
echo "$output"
test "$output" = 'narrow: 3m 3m
short: 3 mths, 3 min
narrow, relative: 3mo ago, 3m ago'
