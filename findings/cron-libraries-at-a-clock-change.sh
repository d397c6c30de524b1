#!/usr/bin/env bash
# Surprise: three maintained libraries give three answers for `*/30 2 * * *` on the day on which 02:00 to 03:00 is
#   skipped, and the library that moves `30 2 * * *` to 03:00 drops `*/30 2 * * *` altogether.
# Versions: croner 11.0.1, cron-parser 5.4.0, cron 4.3.3.
# Expected: all runs of the skipped hour are dropped, or all are moved, and `30 2` is treated like the second of `*/30 2`.
# Happens: Berlin, March 28, 2027 (01:00 UTC is 03:00). `*/30 2`: croner has no run on this day, cron-parser has
#   03:00 and 03:30, cron has 03:00 alone. `30 2`: croner and cron run at 03:00, cron-parser at 03:30.
# Cause: croner moves only patterns with a single hour and minute (`fixedTimeRule`); cron-parser adds the skipped
#   hour to each time; cron moves to the end of the gap once.
# Source: run. What a schedule does in such an hour has to be read from the scheduler, not from the expression.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.4.0 cron@4.3.3
cat > run.mjs << 'EOF'
import {CronTime} from 'cron';
import parser from 'cron-parser';
import {Cron} from 'croner';
const timezone = 'Europe/Berlin';
const start = new Date('2027-03-27T12:00:00Z');
const onTheDay = dates =>
  dates.map(date => date.toISOString()).filter(text => text.startsWith('2027-03-28')).map(text => text.slice(11, 16)).join(' ') || 'none';
for (const pattern of ['30 2 * * *', '*/30 2 * * *']) {
  const parsed = parser.CronExpressionParser.parse(pattern, {currentDate: start, tz: timezone});
  const time = new CronTime(pattern, timezone);
  const cron = [];
  for (let date = start; cron.length < 4; cron.push(date)) date = time.getNextDateFrom(date, timezone).toJSDate();
  console.log([
    pattern,
    `croner ${onTheDay(new Cron(pattern, {timezone}).nextRuns(4, start))}`,
    `cron-parser ${onTheDay(Array.from({length: 4}, () => parsed.next().toDate()))}`,
    `cron ${onTheDay(cron)}`,
  ].join(' | '));
}
EOF
output=$(node run.mjs)
echo "croner 11.0.1, cron-parser 5.4.0, cron 4.3.3, times in UTC:"
echo "$output"
test "$output" = "30 2 * * * | croner 01:00 | cron-parser 01:30 | cron 01:00
*/30 2 * * * | croner none | cron-parser 01:00 01:30 | cron 01:00"
