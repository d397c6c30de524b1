#!/usr/bin/env bash
# Surprise: with `includePrerelease`, `^3` and `^3.0.0` are two different ranges: only the first one contains 3.0.0-rc.1.
# Versions: semver 7.8.6.
# Expected: they mean the same, as they do without the option; missing numbers are zeros.
# Happens: 3.0.0-rc.1 is in `^3`, `~3.0`, `>=3`, and `3.x`, but not in `^3.0.0`, `~3.0.0`, and `>=3.0.0`. At the other end,
#   4.0.0-rc.1 is in `<4.0.0`, but not in `<4`.
# Cause: where a number is missing, the option makes the bound `3.0.0-0` or `4.0.0-0`, the lowest version with this
#   number. A bound with three numbers stays as it is.
# Source: run; classes/range.js of semver
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund semver@7.8.6
output=$(node -e "
const {Range, satisfies} = require('semver');
const options = {includePrerelease: true};
for (const [version, ranges] of [['3.0.0-rc.1', ['^3', '^3.0.0']], ['4.0.0-rc.1', ['<4', '<4.0.0']]]) {
  for (const range of ranges) console.log(version + ' in ' + range + ' (' + new Range(range, options).range + '): ' + satisfies(version, range, options));
}")
echo "semver 7.8.6:"
echo "$output"
test "$output" = '3.0.0-rc.1 in ^3 (>=3.0.0-0 <4.0.0-0): true
3.0.0-rc.1 in ^3.0.0 (>=3.0.0 <4.0.0-0): false
4.0.0-rc.1 in <4 (<4.0.0-0): false
4.0.0-rc.1 in <4.0.0 (<4.0.0): true'
