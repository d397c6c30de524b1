// Protects the schedule helper: which expressions and zones it accepts, when they run, and how it says so.
import {Cron} from 'croner';
import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {cronFields, findExpressionProblem, findZone, findZoneProblem} from './fields';
import {nextRuns} from './runs';
import {describeChange, describeSchedule} from './words';

const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

/** Returns the next runs in UTC, with the change that affects them. */
const runs = (expression: string, zone: string, from: string, count: number): string[] =>
  nextRuns(expression, zone, at(from), count).map(({wall, instant, change}) =>
    change ? `${iso(instant)} ${change} ${iso(wall).slice(11)}` : iso(instant),
  );

describe('next runs', () => {
  const newYear = '2027-01-01T00:00Z';
  test.each([
    [
      '17 6 * * 1-5',
      'Europe/Berlin',
      '2026-11-20T12:00Z',
      ['2026-11-23T05:17', '2026-11-24T05:17'],
    ],
    ['17 6 * * 1-5', 'Europe/Berlin', '2027-07-01T00:00Z', ['2027-07-01T04:17']],
    // Not at this instant.
    ['0 * * * *', 'UTC', '2027-01-01T05:00Z', ['2027-01-01T06:00']],
    [
      '30 4 1,15 * 5',
      'UTC',
      '2027-01-28T00:00Z',
      ['01-29', '02-01', '02-05', '02-12', '02-15', '02-19'].map(day => `2027-${day}T04:30`),
    ],
    // A day field that starts with * restricts the other.
    ['0 0 */2 * 5', 'UTC', '2027-01-01T12:00Z', ['2027-01-15T00:00', '2027-01-29T00:00']],
    ['0 0 29 2 *', 'UTC', newYear, ['2028-02-29T00:00', '2032-02-29T00:00']],
    ['0 0 30 2 *', 'UTC', newYear, []],
    ['0 0 * * *', 'Asia/Kathmandu', newYear, ['2027-01-01T18:15']],
    ['0 0 * * *', 'Pacific/Kiritimati', newYear, ['2027-01-01T10:00']],
  ])('%s in %s after %s', (expression, zone, from, expected) => {
    expect(runs(expression, zone, from, expected.length || 5)).toEqual(expected);
  });

  test.each([
    [
      '30 2 * * *',
      'Europe/Berlin',
      '2027-03-26T12:00Z',
      ['2027-03-27T01:30', '2027-03-28T01:00 skipped 02:30', '2027-03-29T00:30'],
    ],
    [
      '*/30 2 * * *',
      'Europe/Berlin',
      '2027-10-30T22:00Z',
      [
        '2027-10-31T00:00 repeated 02:00',
        '2027-10-31T00:30 repeated 02:30',
        '2027-10-31T01:00 repeated 02:00',
        '2027-10-31T01:30 repeated 02:30',
        '2027-11-01T01:00',
      ],
    ],
    [
      '30 1 * * *',
      'America/New_York',
      '2027-11-06T12:00Z',
      ['2027-11-07T05:30 repeated 01:30', '2027-11-07T06:30 repeated 01:30', '2027-11-08T06:30'],
    ],
    // The second pass of the repeated hour, from the first.
    ['30 2 * * *', 'Europe/Berlin', '2027-10-31T00:30Z', ['2027-10-31T01:30 repeated 02:30']],
    // Half an hour.
    [
      '15 2 * * *',
      'Australia/Lord_Howe',
      '2027-10-02T14:00Z',
      ['2027-10-02T15:30 skipped 02:15', '2027-10-03T15:15'],
    ],
  ])('%s in %s after %s, past a clock change', (expression, zone, from, expected) => {
    expect(runs(expression, zone, from, expected.length)).toEqual(expected);
  });

  test('the note names the change', () => {
    const note = (expression: string, from: string, zone = 'Europe/Berlin'): string =>
      describeChange(nextRuns(expression, zone, at(from), 1), zone, at(from));
    expect(note('30 2 * * *', '2027-03-28T00:00Z')).toBe(
      'The clock skips 02:30 on Sun, Mar 28, 2027. Some systems then skip the run, and others move it.',
    );
    expect(note('30 2 * * *', '2027-10-31T00:00Z')).toMatch(
      /shows 02:30 twice on Sun, Oct 31, 2027\. Some systems then run/,
    );
    expect(note('30 3 * * *', '2027-10-31T00:00Z')).toBe(
      'No clock change affects these runs. The next clock change is on October 31, 2027.',
    );
    expect(note('0 2 * * *', '2026-11-26T00:00Z')).toBe(
      'No clock change affects these runs. The next clock change is on March 28, 2027.',
    );
    expect(note('0 2 * * *', '2026-11-26T00:00Z', 'UTC')).toBe(
      'The clock in UTC doesn’t change in the next year.',
    );
    expect(note('0 2 * * *', '2026-11-26T00:00Z', 'Asia/Kolkata')).toBe(
      'The clock in Kolkata doesn’t change in the next year.',
    );
    expect(note('0 0 30 2 *', '2027-10-31T00:00Z')).toBe(
      'It never runs, because no date matches the expression.',
    );
  });
});

describe('errors', () => {
  const five = 'Write five, such as 17 6 * * 1-5.';
  const form = 'has the wrong form. Use one like 5, 1-5, 1,3, or */2.';
  test.each([
    ['', `The expression has no fields. ${five}`],
    ['* * * *', `The expression has 4 fields. ${five}`],
    ['@daily', `The expression has 1 field. ${five}`],
    ['17 25 * * *', 'Hour: “25” is not valid. Use 0 to 23.'],
    ['60 25 * * *', 'Minute: “60” is not valid. Use 0 to 59.'],
    ['0 0 L * *', 'Day of month: “L” is not valid. Use 1 to 31.'],
    ['0 0 * JUNE *', 'Month: “JUNE” is not valid. Use 1 to 12, or JAN to DEC.'],
    ['0 22-2 * * *', 'Hour: “22-2” ends before it starts. Write 22-23,0-2.'],
    ['5/15 * * * *', 'Minute: “5/15” has a step without a range. Write 5-59/15.'],
    ['0 0 * * FRI-MON', 'Day of week: “FRI-MON” ends before it starts. Write FRI-SAT,SUN-MON.'],
    ['0 30-2 * * *', 'Hour: “30-2” is not valid. Use 0 to 23.'],
    ['0 23-0 * * *', 'Hour: “23-0” ends before it starts. Write 23,0.'],
    ['0/0 * * * *', `Minute: “0/0” ${form}`],
    ['0 0 */0 * *', `Day of month: “*/0” ${form}`],
    ['1,,2 * * * *', `Minute: “1,,2” ${form}`],
    ['-1 * * * *', `Minute: “-1” ${form}`],
    ['0 9 ? * *', `Day of month: “?” ${form}`],
    ['0 5/99 * * *', 'Hour: “5/99” has a step that is too long. Use 1 to 24.'],
    ['*/100 * * * *', 'Minute: “*/100” has a step that is too long. Use 1 to 60.'],
    ['0 9 * * 7-1', 'Day of week: “7-1” ends before it starts. Write 0-1.'],
    ['0 22-2/2 * * *', 'Hour: “22-2/2” ends before it starts. Begin with the smaller number.'],
    ['0 0 * * FRI#2', `Day of week: “FRI#2” ${form}`],
  ])('%s', (expression, message) => {
    expect(findExpressionProblem(expression)).toBe(message);
  });

  test('every error names its field and the range, or a form that is valid', () => {
    const token = fc.string({unit: fc.constantFrom(...'0123456789*,-/?#@LW'), minLength: 1});
    fc.assert(
      fc.property(fc.nat(4), token, (index, text) => {
        const every = ['*', '*', '*', '*', '*'];
        every[index] = text;
        const expression = every.join(' ');
        const problem = findExpressionProblem(expression);
        const {label, allowed, min, max} = cronFields[index]!;
        if (problem) {
          const advice = /Write (\S+)\.$/.exec(problem)?.[1];
          if (advice) {
            every[index] = text.split(',').length === 1 ? advice : '*';
            expect(findExpressionProblem(every.join(' '))).toBeUndefined();
          } else {
            const ends = [
              `is not valid. Use ${allowed}.`,
              `has a step that is too long. Use 1 to ${max - min + 1}.`,
              'ends before it starts. Begin with the smaller number.',
              form,
            ];
            expect(ends.map(end => `${label}: “${text}” ${end}`)).toContain(problem);
          }
        } else {
          expect(() => nextRuns(expression, 'UTC', 0, 1)).not.toThrow();
        }
      }),
    );
  });
});

/** Any field from `min` to `max`: values, ranges, lists, and steps. */
function fieldFrom(min: number, max: number): fc.Arbitrary<string> {
  const value = fc.integer({min, max});
  const range = fc.tuple(value, value).map(ends => ends.sort((a, b) => a - b).join('-'));
  const step = fc.tuple(fc.oneof(fc.constant('*'), range), fc.integer({min: 1, max: max - min}));
  const part = fc.oneof(
    value.map(String),
    range,
    step.map(pair => pair.join('/')),
  );
  const list = fc.array(part, {minLength: 1, maxLength: 3}).map(parts => parts.join(','));
  return fc.oneof(fc.constant('*'), list);
}

const anyExpression = fc
  .tuple(fieldFrom(0, 59), fieldFrom(0, 23), fieldFrom(1, 31), fieldFrom(1, 12), fieldFrom(0, 7))
  .map(fields => fields.join(' '));
const anyZone = fc.constantFrom(
  ...Intl.supportedValuesOf('timeZone').filter(name => name.includes('/')),
);
const anyInstant = fc.integer({min: at('2026-01-01'), max: at('2036-01-01')});

/** Returns the time on a zone's clock. */
const clockAt = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleString('sv-SE', {timeZone, dateStyle: 'short', timeStyle: 'short'});

test('any valid expression has ascending runs, which its zone’s clock shows, and a sentence', () => {
  fc.assert(
    fc.property(anyExpression, anyZone, anyInstant, (expression, zone, from) => {
      expect(findExpressionProblem(expression)).toBeUndefined();
      const found = nextRuns(expression, zone, from, 5);
      for (const [index, {instant, wall, change}] of found.entries()) {
        expect(instant).toBeGreaterThan(from);
        expect(instant).toBeGreaterThanOrEqual(found[index - 1]?.instant ?? 0);
        if (change !== 'skipped') {
          expect(clockAt(instant, zone)).toBe(iso(wall).replace('T', ' '));
        }
      }
      expect(describeSchedule(expression, zone)).toMatch(/^[A-Z][^A-Z].* in \S/);
      expect(describeSchedule(expression, zone)).not.toMatch(/undefined|NaN|Invalid|[,\s],| {2}/);
    }),
    {numRuns: 60},
  );
}, 60_000);

test.each([
  ['17 6 * * 1-5', 'Europe/Berlin', 'Monday to Friday at 06:17 in Berlin'],
  ['42 23 * * *', 'America/New_York', 'Every day at 23:42 in New York'],
  ['5 */4 * * *', 'UTC', 'Every day, at minute 5 of every 4th hour, in UTC'],
  ['*/5 9-17 * * mon-fri', 'UTC', 'Monday to Friday, every 5th minute of hour 9 to 17, in UTC'],
  ['* * * * *', 'UTC', 'Every day, every minute of every hour, in UTC'],
  ['0 18,6 * * SAT,SUN', 'UTC', 'Saturday and Sunday at 06:00 and 18:00 in UTC'],
  ['30 4 1,15 * 5', 'UTC', 'The 1st and 15th of the month, or Friday, at 04:30 in UTC'],
  ['0 12 1 JAN *', 'UTC', 'The 1st of the month in January at 12:00 in UTC'],
  ['0 0 */2 * 5', 'UTC', 'Every 2nd day of the month if it is Friday at 00:00 in UTC'],
])('%s in %s reads “%s”', (expression, zone, sentence) => {
  expect(describeSchedule(expression, zone)).toBe(sentence);
});

test.each([
  ['utc', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['ASIA/TOKYO', 'Asia/Tokyo'],
  ['america/argentina/buenos_aires', 'America/Argentina/Buenos_Aires'],
  ['us/eastern', 'US/Eastern'],
  [' america/port-au-prince ', 'America/Port-au-Prince'],
  ['CST', undefined],
  ['+01:00', undefined],
  ['Europe/Bern', undefined],
])('the zone “%s” is %s', (text, zone) => {
  expect(findZone(text)).toBe(zone);
});

test('every zone is found in lower case, in its usual spelling', () => {
  for (const name of Intl.supportedValuesOf('timeZone').filter(zone => zone.includes('/'))) {
    expect(findZone(name.toLowerCase())).toBe(name);
  }
});

test('five runs of every minute need six calculations, so that they do not block the page', () => {
  const nextRun = vi.spyOn(Cron.prototype, 'nextRun');
  expect(nextRuns('* * * * *', 'Europe/Berlin', at('2026-11-23T12:00Z'), 5)).toHaveLength(5);
  expect(nextRun).toHaveBeenCalledTimes(6);
  nextRun.mockRestore();
});

test.each([
  ['0 6,6 * * *', 'Every day at 06:00 in UTC'],
  ['1-1 * * * *', 'Every day, at minute 1 of every hour, in UTC'],
  ['*,5 * * * *', 'Every day, every minute of every hour, in UTC'],
  ['0 6 */1 */1 */1', 'Every day at 06:00 in UTC'],
  ['0 6 * * 0-7', 'Every day at 06:00 in UTC'],
  ['0 6 * * 0,7', 'Sunday at 06:00 in UTC'],
  ['0 6 * 1,1 *', 'Every day in January at 06:00 in UTC'],
])('%s says nothing twice', (expression, sentence) => {
  expect(describeSchedule(expression, 'UTC')).toBe(sentence);
});

test.each([
  ['America/New York', '“America/New York” is not a time zone. Use America/New_York.'],
  ['new york', '“new york” is not a time zone. Use America/New_York.'],
  ['CET', '“CET” is not a time zone. Use UTC or a name such as Europe/Berlin.'],
  ['Europe/Berlin', undefined],
])('the zone %s', (zone, problem) => {
  expect(findZoneProblem(zone)).toBe(problem);
});

test('the signs of Etc/GMT+5 are reversed', () => {
  expect(describeSchedule('0 9 * * *', 'Etc/GMT+5')).toMatch(/ in UTC−5$/);
  expect(describeSchedule('0 9 * * *', 'Etc/GMT-14')).toMatch(/ in UTC\+14$/);
});

test.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Calcutta'],
  ['kyiv', 'Europe/Kyiv'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['nuuk', 'America/Nuuk'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
])('a place such as %s is a zone by its current and its former name: %s', (place, zone) => {
  const [, suggested] = /Use (\S+)\.$/.exec(findZoneProblem(place)!)!;
  expect(findZone(suggested!)).toBe(suggested);
  expect(suggested!.toLowerCase()).toBe(
    place === 'Buenos Aires' ? suggested!.toLowerCase() : zone.toLowerCase(),
  );
});

test('invisible characters of copied text do not matter', () => {
  for (const expression of ['17 6 * * 1-5\u200B', '\uFEFF17\u00A06 * *\u2009\u20601-5']) {
    expect(findExpressionProblem(expression)).toBeUndefined();
    expect(runs(expression, 'UTC', '2026-11-20T12:00Z', 1)).toEqual(['2026-11-23T06:17']);
    expect(describeSchedule(expression, 'UTC')).toBe(describeSchedule('17 6 * * 1-5', 'UTC'));
  }
  expect(findZone('Europe/Berlin\u200B')).toBe('Europe/Berlin');
});
