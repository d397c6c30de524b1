#!/usr/bin/env bash
# Surprise: in Canadian English, a short date is 2027-03-04, and a range of such dates is 3/4/2027–3/9/2027.
# Versions: Node 20.20 (ICU 78.2, CLDR 48); Chromium 156 has the same.
# Expected: `formatRange` writes both dates as `format` writes one, as it does for en-GB, sv, and fr-CA.
# Happens: the same `Intl.DateTimeFormat` switches from year-month-day to month/day/year, which can be read as
#   day/month/year. English as used in Sweden has the same break: 2027-03-04 and 04/03/2027 – 09/03/2027.
# Cause: CLDR has patterns for ranges apart from those for dates. In en-CA, dates were changed to `y-MM-dd`, and ranges are
#   still `M/d/y–M/d/y`.
# Source: run; cldr-json/cldr-dates-full/main/en-CA/ca-gregorian.json in https://github.com/unicode-org/cldr-json
set -euo pipefail
output=$(node -e "
const [first, last] = [new Date('2027-03-04'), new Date('2027-03-09')];
for (const locale of ['en-CA', 'fr-CA', 'en-GB']) {
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'short', timeZone: 'UTC'});
  console.log(locale + ': ' + format.format(first) + ', ' + format.formatRange(first, last).replace(/\s+/g, ' '));
}")
echo "Node $(node --version), ICU $(node -p process.versions.icu), CLDR $(node -p process.versions.cldr):"
echo "$output"
test "$output" = 'en-CA: 2027-03-04, 3/4/2027–3/9/2027
fr-CA: 2027-03-04, 2027-03-04 – 2027-03-09
en-GB: 04/03/2027, 04/03/2027 – 09/03/2027'
