#!/usr/bin/env bash
# Surprise: `0 0 ? * MON` runs on Mondays and, with croner 9, also on one fixed day of each month, which depends on the day on
#   which the program was started.
# Versions: croner 9.1.0 and 11.0.1, cron-parser 5.10.6.
# Expected: `?` in a day field means "no value", as in Quartz and in the schedules of AWS, from where such lines are copied.
# Happens: croner 9 puts today's day in its place. Both day fields are then restricted, so that a run needs only one of them:
#   each Monday, and for a program started on the 29th each 29th. After a restart it is another day. Nothing is reported.
# Cause: in croner 9 `?` is "the time of initialization", in any field (0 ? * * * is then a random minute). croner 11 reads `*`.
# Source: run; README of croner 9.1.0, "Pattern"; Quartz, "CronTrigger Tutorial"
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund old@npm:croner@9.1.0 new@npm:croner@11.0.1 cron-parser@5.10.6
cat > run.mjs << 'EOF'
import {CronExpressionParser} from 'cron-parser';
import {Cron as New} from 'new';
import {Cron as Old} from 'old';
const from = new Date('2027-01-01T12:00Z');
const today = new Date().getUTCDate();
const timezone = 'UTC';
const pattern = '0 0 ? * MON';
const parsed = CronExpressionParser.parse(pattern, {tz: timezone, currentDate: from});
const runs = {
  'croner 9.1.0': new Old(pattern, {timezone}).nextRuns(40, from),
  'croner 11.0.1': new New(pattern, {timezone}).nextRuns(40, from),
  'cron-parser 5.10.6': Array.from({length: 40}, () => parsed.next().toDate()),
};
const others = Object.values(runs).map(dates => dates.filter(date => date.getUTCDay() !== 1));
Object.keys(runs).forEach((name, index) => {
  const days = others[index].map(date => date.toISOString().slice(0, 10));
  console.log(`${name}, runs of ${pattern} that are no Monday: ${days.slice(0, 4).join(', ') || 'none'}`);
});
const [old, ...rest] = others;
const isToday = old.length > 0 && old.every(date => date.getUTCDate() === today);
process.exit(isToday && rest.flat().length === 0 ? 0 : 1);
EOF
node run.mjs
