#!/usr/bin/env bash
# Surprise: `SAT-SUN` and `6-0` are the same days, but croner accepts only the first, and cron-parser neither.
# Versions: croner 11.0.1, cron-parser 5.10.6, cronstrue 3.39.0.
# Expected: names are aliases of numbers, so the two are accepted or refused together; a library that describes schedules
#   agrees with those that run them.
# Happens: croner runs `0 0 * * SAT-SUN` on Saturday and Sunday, and refuses `0 0 * * 6-0` and `0 0 * * FRI-MON`.
#   cron-parser refuses all three. cronstrue describes all three, as in "Friday through Monday".
# Cause: in croner, "-SUN" at the end of a range is replaced by "-7" and "SUN" elsewhere by "0", so `SAT-SUN` is `6-7`.
#   cron-parser replaces both by "0", and a range has to ascend in both.
# Source: run; DAY_NAMES in dist/croner.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 cronstrue@3.39.0
cat > run.mjs << 'EOF'
import parser from 'cron-parser';
import {Cron} from 'croner';
import cronstrue from 'cronstrue';
const start = new Date('2026-01-01T00:00:00Z');
const attempt = function_ => {
  try {
    return function_();
  } catch {
    return 'refuses';
  }
};
const day = date => date.toUTCString().slice(0, 3);
for (const days of ['SAT-SUN', '6-0', '6-7', 'FRI-MON']) {
  const pattern = `0 0 * * ${days}`;
  const croner = attempt(() => new Cron(pattern, {timezone: 'UTC'}).nextRuns(2, start).map(day).join(' '));
  const parsed = attempt(() => {
    const schedule = parser.CronExpressionParser.parse(pattern, {currentDate: start, tz: 'UTC'});
    return [schedule.next(), schedule.next()].map(date => day(date.toDate())).join(' ');
  });
  console.log(`${days}: croner ${croner}, cron-parser ${parsed}, cronstrue ${cronstrue.toString(pattern).split(', ')[1]}`);
}
EOF
output=$(node run.mjs)
echo "croner 11.0.1, cron-parser 5.10.6, cronstrue 3.39.0:"
echo "$output"
test "$output" = 'SAT-SUN: croner Sat Sun, cron-parser refuses, cronstrue Saturday through Sunday
6-0: croner refuses, cron-parser refuses, cronstrue Saturday through Sunday
6-7: croner Sat Sun, cron-parser Sat Sun, cronstrue Saturday through Sunday
FRI-MON: croner refuses, cron-parser refuses, cronstrue Friday through Monday'
