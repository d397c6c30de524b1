import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {CronError} from '../../src/components/ScheduleHelper/cronFields';
import {
  formatChange,
  formatFrequency,
  formatMark,
  formatSummary,
} from '../../src/components/ScheduleHelper/format';
import {findProblems, readSchedule, zoneNames} from '../../src/components/ScheduleHelper/schedule';
import {instantsOf, wallTimeAt, ZoneError} from '../../src/components/ScheduleHelper/zones';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);

/** Returns the next runs in UTC, with a mark after those that the clock shows twice. */
const runs = (expression: string, zone: string, from: string, count = 5) =>
  readSchedule(expression, zone, at(from), count).runs.map(
    ({moment, repeated}) => iso(moment) + (repeated ? ` ${repeated}` : ''),
  );

describe('next runs', () => {
  const [weekdays, eitherDay, midnight] = ['17 6 * * 1-5', '30 4 1,15 * 5', '0 0 * * *'];
  const newYear = '2027-01-01T00:00Z';
  test.each([
    [
      'weekday mornings in winter',
      weekdays,
      'Europe/Berlin',
      '2026-11-20T12:00Z',
      ['2026-11-23T05:17', '2026-11-24T05:17', '2026-11-25T05:17'],
    ],
    ['in summer', weekdays, 'Europe/Berlin', '2027-07-01T00:00Z', ['2027-07-01T04:17']],
    ['not at this instant', '0 * * * *', 'UTC', '2027-01-01T05:00Z', ['2027-01-01T06:00']],
    [
      'the 1st, the 15th, and every Friday',
      eitherDay,
      'UTC',
      '2027-01-28T00:00Z',
      ['01-29', '02-01', '02-05', '02-12', '02-15', '02-19'].map(day => `2027-${day}T04:30`),
    ],
    [
      // As in crontab(5).
      'a field that begins with * restricts the other',
      '0 0 */2 * 5',
      'UTC',
      '2027-01-01T12:00Z',
      ['2027-01-15T00:00', '2027-01-29T00:00'],
    ],
    [
      'steps in ranges',
      '5-59/15 3 * * *',
      'UTC',
      newYear,
      ['03:05', '03:20', '03:35', '03:50'].map(time => `2027-01-01T${time}`),
    ],
    ['leap years', '0 0 29 2 *', 'UTC', newYear, ['2028-02-29T00:00', '2032-02-29T00:00']],
    ['a date that never comes', '0 0 30 2 *', 'UTC', newYear, []],
    ['an odd offset', midnight, 'Asia/Kathmandu', newYear, ['2027-01-01T18:15']],
    ['the largest offset', midnight, 'Pacific/Kiritimati', newYear, ['2027-01-01T10:00']],
  ] as [string, string, string, string, string[]][])('%s', (_, cron, zone, from, expected) => {
    expect(runs(cron, zone, from, expected.length || 5)).toEqual(expected);
  });

  test('only two restricted day fields mean either day', () => {
    expect(readSchedule(eitherDay, 'UTC', 0).eitherDay).toBe(true);
    expect(readSchedule('0 0 */2 * 5', 'UTC', 0).eitherDay).toBe(false);
  });

  test.each(['0 9 * JAN Sun', '0 9 * 1 0'])('%s has the names of 0 9 * 1 7', expression => {
    expect(runs(expression, 'UTC', newYear)).toEqual(runs('0 9 * 1 7', 'UTC', newYear));
  });
});

describe('clock changes', () => {
  test.each([
    // Clocks go forward at 01:00 UTC in Berlin and at 07:00 UTC in New York.
    ['Europe/Berlin', '2027-03-26T12:00Z', ['2027-03-27T01:30', '2027-03-29T00:30']],
    ['America/New_York', '2027-03-12T12:00Z', ['2027-03-13T07:30', '2027-03-15T06:30']],
  ])('spring in %s: a run in the skipped hour does not happen', (zone, from, expected) => {
    expect(runs('30 2 * * *', zone, from, 2)).toEqual(expected);
    const [change] = readSchedule('30 2 * * *', zone, at(from)).changes;
    expect(change!.skipped.map(iso)).toEqual([`${iso(change!.from).slice(0, 10)}T02:30`]);
    expect(change!.repeated).toEqual([]);
  });

  test.each([
    [
      'Europe/Berlin',
      '30 2 * * *',
      '2027-10-30T12:00Z',
      ['2027-10-31T00:30 first', '2027-10-31T01:30 second', '2027-11-01T01:30'],
    ],
    [
      'America/New_York',
      '30 1 * * *',
      '2027-11-06T12:00Z',
      ['2027-11-07T05:30 first', '2027-11-07T06:30 second', '2027-11-08T06:30'],
    ],
  ])('autumn in %s: a run in the repeated hour happens twice', (zone, cron, from, expected) => {
    expect(runs(cron, zone, from, 3)).toEqual(expected);
    const [change] = readSchedule(cron, zone, at(from)).changes;
    expect(change!.repeated).toHaveLength(1);
    expect(change!.skipped).toEqual([]);
  });

  test('runs within the repeated hour are in chronological order', () => {
    expect(runs('*/30 2 * * *', 'Europe/Berlin', '2027-10-30T22:00Z', 5)).toEqual([
      '2027-10-31T00:00 first',
      '2027-10-31T00:30 first',
      '2027-10-31T01:00 second',
      '2027-10-31T01:30 second',
      '2027-11-01T01:00',
    ]);
  });

  test('an hourly schedule stays hourly through both changes', () => {
    const gaps = (from: string) => {
      const moments = readSchedule('12 * * * *', 'Europe/Berlin', at(from), 12).runs.map(
        run => run.moment,
      );
      return new Set(moments.slice(1).map((moment, index) => moment - moments[index]!));
    };
    expect(gaps('2027-03-27T20:00Z')).toEqual(new Set([3_600_000]));
    expect(gaps('2027-10-30T20:00Z')).toEqual(new Set([3_600_000]));
  });

  test('from the first pass of the repeated hour, the second is still listed', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2027-10-31T00:45Z', 1)).toEqual([
      '2027-10-31T01:30 second',
    ]);
  });

  test('lists the changes of a year, with the clock before and after', () => {
    const {changes} = readSchedule('0 12 * * *', 'America/New_York', at('2027-01-01T00:00Z'));
    expect(changes.map(({moment, from, to}) => [moment, from, to].map(iso))).toEqual([
      ['2027-03-14T07:00', '2027-03-14T02:00', '2027-03-14T03:00'],
      ['2027-11-07T06:00', '2027-11-07T02:00', '2027-11-07T01:00'],
    ]);
    expect(changes.every(({skipped, repeated}) => skipped.length + repeated.length === 0)).toBe(
      true,
    );
  });

  test('supports changes of half an hour, and lists none in UTC', () => {
    const {changes} = readSchedule('0 2 * * *', 'Australia/Lord_Howe', at('2027-01-01T00:00Z'));
    expect(changes.map(({moment, from, to}) => [moment, from, to].map(iso))).toEqual([
      ['2027-04-03T15:00', '2027-04-04T02:00', '2027-04-04T01:30'],
      ['2027-10-02T15:30', '2027-10-03T02:00', '2027-10-03T02:30'],
    ]);
    expect(readSchedule('0 2 * * *', 'UTC', at('2027-01-01T00:00Z')).changes).toEqual([]);
  });

  test('every instant is one of the instants of its wall time', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({min: at('2026-01-01T00:00Z') / 60_000, max: at('2029-01-01T00:00Z') / 60_000}),
        (zone, minutes) => {
          const moment = minutes * 60_000;
          expect(instantsOf(wallTimeAt(moment, zone), zone)).toContain(moment);
        },
      ),
    );
  });
});

describe('how often', () => {
  test.each([
    ['17 6 * * 1-5', 1, 5],
    ['12 * * * *', 24, 168],
    ['*/5 * * * *', 288, 2016],
    ['0 0 1 1 *', 1, 0],
    // Today's run is over.
    ['0 9 22 11 *', 1, 0],
    ['1 12 22 11 *', 1, 1],
    ['0 12 22,29 11 *', 1, 1],
  ])('%s', (expression, perDay, perWeek) => {
    const {runsPerDay, runsPerWeek} = readSchedule(expression, 'UTC', at('2026-11-22T12:00Z'));
    expect([runsPerDay, runsPerWeek]).toEqual([perDay, perWeek]);
  });
});

describe('invalid values', () => {
  test.each([
    ['', 'The expression is missing. Write five fields:'],
    ['@daily', '“@daily” stands for 0 0 * * *. Write these five fields.'],
    [' @Weekly ', '“@Weekly” stands for 0 0 * * 0.'],
    ['@reboot', 'The expression has 1 field.'],
    ['* * * * * *', 'The expression has 6 fields.'],
    ['60 * * * *', 'Minute: 60 is out of range. Use 0 to 59.'],
    ['* 24 * * *', 'Hour: 24 is out of range. Use 0 to 23.'],
    ['* * 0 * *', 'Day of month: 0 is out of range. Use 1 to 31.'],
    ['* * * 13 *', 'Month: 13 is out of range. Use 1 to 12.'],
    ['* * * * 8', 'Day of week: 8 is out of range. Use 0 to 7.'],
    ['* * L * *', 'Day of month: “L” is not a number from 1 to 31.'],
    ['* * ? * *', 'Day of month: “?” is not a number from 1 to 31.'],
    ['* * * * 5#2', 'Day of week: “5#2” is not a number from 0 to 7 or a name such as MON.'],
    ['* 6- * * *', 'Hour: a value is missing next to “-” or “/”.'],
    ['* 22-2 * * *', 'Hour: the range 22-2 runs backward. Write 22-23,0-2.'],
    ['* * * * SAT-SUN', 'Day of week: the range SAT-SUN runs backward. Write SAT,SUN.'],
    ['* * * * fri-mon', 'runs backward. Write FRI,SAT,SUN,MON.'],
    ['* * * * 5-0', 'runs backward. Write 5-7.'],
    ['* * * * 6-1', 'runs backward. Write 6-7,1.'],
    ['* * * NOV-FEB/2 *', 'runs backward. Write NOV,JAN.'],
    ['* 20-4/4 * * *', 'runs backward. Write 20,0,4.'],
    ['* 1-2-3 * * *', 'Hour: “1-2-3” is not a range.'],
    ['*/0 * * * *', 'Minute: “/” must be followed by a number, 1 or higher'],
    ['5/15 * * * *', 'Minute: “5/15” needs a range before “/”. Write 5-59/15.'],
    ['1,,2 * * * *', 'Minute: a value is missing next to a comma.'],
    ['-1 * * * *', 'Minute: a value is missing next to “-” or “/”.'],
    ['* /2 * * *', 'Hour: a value is missing next to “-” or “/”.'],
  ])('%j', (expression, message) => {
    expect(() => readSchedule(expression, 'UTC', 0)).toThrow(CronError);
    expect(() => readSchedule(expression, 'UTC', 0)).toThrow(message);
  });

  test.each([
    ['', 'The time zone is missing.'],
    ['CST', '“CST” is not the name of a time zone.'],
    ['+01:00', '“+01:00” is not the name of a time zone.'],
    ['Mars/Base', 'This browser does not support the time zone “Mars/Base”.'],
  ])('zone %j', (zone, message) => {
    expect(() => readSchedule('0 0 * * *', zone, 0)).toThrow(ZoneError);
    expect(() => readSchedule('0 0 * * *', zone, 0)).toThrow(message);
  });

  test.each([
    [' utc ', 'UTC'],
    ['etc/utc', 'UTC'],
    ['europe/berlin', 'Europe/Berlin'],
    [' AMERICA/new_york', 'America/New_York'],
  ])('zone %j means %s', (text, zone) => {
    expect(readSchedule('0 0 * * *', text, 0).zone).toBe(zone);
  });

  test('the correction in the message about a descending range is valid', () => {
    for (const days of ['SAT,SUN', 'FRI,SAT,SUN,MON', '5-7', '6-7,1']) {
      expect(findProblems(`0 0 * * ${days}`, 'UTC').expression).toBeUndefined();
    }
  });
});

test('both values are checked at the same time', () => {
  expect(findProblems('* 24 * * *', 'CST')).toEqual({
    expression: 'Hour: 24 is out of range. Use 0 to 23.',
    zone: '“CST” is not the name of a time zone. Enter UTC or a name such as Europe/Berlin.',
  });
  expect(findProblems('* 23 * * *', 'UTC')).toEqual({expression: undefined, zone: undefined});
});

describe('descriptions', () => {
  const changes = (expression: string, from: string) =>
    readSchedule(expression, 'Europe/Berlin', at(from)).changes.map(formatChange);

  test('of a clock change that does not affect the schedule', () => {
    expect(changes('17 6 * * 1-5', '2027-01-01T00:00Z')).toEqual([
      'On March 28, 2027, clocks go from 02:00 forward to 03:00. No run of this schedule is affected.',
      'On October 31, 2027, clocks go from 03:00 back to 02:00. No run of this schedule is affected.',
    ]);
  });

  test('of skipped and repeated runs, one or many', () => {
    expect(changes('0,30 2 * * *', '2027-01-01T00:00Z')).toEqual([
      'On March 28, 2027, clocks go from 02:00 forward to 03:00. The clock never shows 02:00 or 02:30: some systems skip these runs, others move them.',
      'On October 31, 2027, clocks go from 03:00 back to 02:00. The clock shows 02:00 and 02:30 twice: some systems run twice, others once.',
    ]);
    expect(changes('*/5 * * * *', '2027-01-01T00:00Z')[0]).toContain(
      'The clock never shows 02:00 to 02:55 (12 runs): some systems skip these runs',
    );
  });

  test('of the runs', () => {
    const {runs: found} = readSchedule('30 2 * * *', 'Europe/Berlin', at('2027-10-30T12:00Z'));
    expect(found.slice(0, 3).map(formatMark)).toEqual([
      'Clock change: first of two runs at this time',
      'Clock change: second of two runs at this time',
      undefined,
    ]);
    expect(formatSummary(found, 1, 'Europe/Berlin')).toBe(
      'Next run: Sun, Oct 31, 2027, 02:30, Europe/Berlin. 1 run on each scheduled day.',
    );
    expect(formatSummary([], 1, 'UTC')).toBe(
      'This schedule never runs, because no date matches the expression.',
    );
    expect(formatFrequency(288, 2016)).toBe(
      '288 runs on each scheduled day; 2,016 runs in the next seven days.',
    );
  });
});

test('the list of zones starts with UTC and contains no abbreviations', () => {
  const names = zoneNames();
  expect(names.slice(0, 1)).toEqual(['UTC']);
  expect(names).toContain('Europe/Berlin');
  expect(names.slice(1).every(name => name.includes('/'))).toBe(true);
});

test('any five fields within range have runs in order, or none', () => {
  const field = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({min, max}).map(String),
      fc.integer({min: 1, max: 20}).map(step => `*/${step}`),
      fc
        .tuple(fc.integer({min, max}), fc.integer({min, max}))
        .map(pair => pair.sort((a, b) => a - b).join('-')),
    );
  const expression = fc
    .tuple(field(0, 59), field(0, 23), field(1, 28), field(1, 12), field(0, 7))
    .map(fields => fields.join(' '));
  fc.assert(
    fc.property(expression, text => {
      const {runs: found} = readSchedule(text, 'Europe/Berlin', at('2027-03-27T00:00Z'));
      expect(found).toHaveLength(5);
      found.slice(1).forEach(({moment}, index) => {
        expect(moment).toBeGreaterThan(found[index]!.moment);
      });
    }),
    {numRuns: 60},
  );
});
