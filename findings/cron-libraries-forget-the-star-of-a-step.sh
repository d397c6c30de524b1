#!/usr/bin/env bash
# Surprise: no library for JavaScript runs `0 0 */2 * 1` as cron does, and for `*/1` they split into two camps.
# Versions: croner 11.0.1, cron-parser 5.10.6, cron 4.4.0, cron-schedule 5.0.4, cronosjs 1.7.1, cronstrue 3.39.0.
# Expected: Mondays that are odd days of the month. crontab(5) runs a line when either day field matches only if both are
#   restricted, "i.e., do not contain the * character". A step has one, so both fields have to match.
# Happens: all five run it on each Monday and on each odd day, 18 times in that November instead of twice. With `*/1`, which
#   restricts nothing, croner and cron-parser run daily, the others on Mondays. cronstrue describes the first as "every 2 days
#   in a month, and on Monday", which is neither.
# Cause: they ask whether the field is `*`, or whether it allows all days, and not whether it begins with a star, as cron does.
# Source: run; crontab(5) of Debian's cron; DOM_STAR and DOW_STAR in entry.c of Vixie cron
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 cron@4.4.0 cron-schedule@5.0.4 cronosjs@1.7.1 cronstrue@3.39.0
cat > run.mjs << 'EOF'
import {CronTime} from 'cron';
import {CronExpressionParser} from 'cron-parser';
import {parseCronExpression} from 'cron-schedule';
import {Cron} from 'croner';
import {CronosExpression} from 'cronosjs';
import cronstrue from 'cronstrue';
const from = new Date('2026-11-01T00:00:00Z');
const count = 5;
const following = next => {
  let date = from;
  return Array.from({length: count}, () => (date = next(date)));
};
const libraries = {
  croner: pattern => new Cron(pattern, {timezone: 'UTC'}).nextRuns(count, from),
  'cron-parser': pattern => {
    const parsed = CronExpressionParser.parse(pattern, {tz: 'UTC', currentDate: from});
    return following(() => parsed.next().toDate());
  },
  cron: pattern => following(date => new CronTime(pattern, 'UTC').getNextDateFrom(date, 'UTC').toJSDate()),
  'cron-schedule': pattern => parseCronExpression(pattern).getNextDates(count, from),
  cronosjs: pattern => CronosExpression.parse(pattern, {timezone: 'UTC'}).nextNDates(from, count),
};
const daysOf = (name, pattern) => libraries[name](pattern).map(date => date.getUTCDate()).join(' ');
const results = ['0 0 */2 * 1', '0 0 */1 * 1'].map(pattern => {
  console.log(`${pattern}, days of November 2026. cronstrue: ${cronstrue.toString(pattern)}`);
  return Object.keys(libraries).map(name => {
    const days = daysOf(name, pattern);
    console.log(`  ${name}: ${days}`);
    return days;
  });
});
const either = '2 3 5 7 9';
const daily = '2 3 4 5 6';
const mondays = '2 9 16 23 30';
const expected = [Array(5).fill(either), [daily, daily, mondays, mondays, mondays]];
process.exit(JSON.stringify(results) === JSON.stringify(expected) ? 0 : 1);
EOF
TZ=UTC node run.mjs
