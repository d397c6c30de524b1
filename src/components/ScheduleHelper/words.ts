import {fieldsOf} from './fields';
import {nextClockChange, type Run} from './runs';

// Times of a zone's clock are stored as if they were UTC.
const formatIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'});
  return (time: number): string => format.format(time);
};
const monthName = formatIn({month: 'long'});
const weekdayName = formatIn({weekday: 'long'});
export const shortWeekday = formatIn({weekday: 'short'});
export const formatTime = formatIn({hour: '2-digit', minute: '2-digit', hourCycle: 'h23'});
export const formatDate = formatIn({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const list = new Intl.ListFormat('en-US');
const ordinals = new Intl.PluralRules('en-US', {type: 'ordinal'});
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};
const ordinal = (value: number): string => `${value}${endings[ordinals.select(value)] ?? 'th'}`;

/** Describes the values, ranges, and steps of a field. `prefix` comes before values. */
function describe(
  text: string,
  unit: string,
  prefix: string,
  nameOf: (value: number) => string = String,
): string {
  const parts = text.split(',').map(part => {
    const [range, step] = part.split('/') as [string, string?];
    const ends = range === '*' ? [] : range.split('-').map(Number).map(nameOf);
    const span = [...new Set(ends)].join(' to ');
    const every =
      Number(step ?? 1) === 1 ? `every ${unit}` : `every ${ordinal(Number(step))} ${unit}`;
    return step && span ? `${every} from ${span}` : span || every;
  });
  const description = list.format(new Set(parts));
  return description.startsWith('every') ? description : prefix + description;
}

/** Describes the time of day: as times of the clock if they are few, otherwise as minutes and hours. */
function describeTime(minute: string, hour: string): string {
  const [minutes, hours] = [minute, hour].map(text => [
    ...new Set(text.split(',').map(Number)),
  ]) as [number[], number[]];
  if (![...minutes, ...hours].some(Number.isNaN) && minutes.length * hours.length <= 4) {
    const times = hours.flatMap(h => minutes.map(m => formatTime(Date.UTC(1970, 0, 1, h, m))));
    return ` at ${list.format(times.sort())}`;
  }
  return `, ${describe(minute, 'minute', 'at minute ')} of ${describe(hour, 'hour', 'hour ')},`;
}

function describeDays(dayOfMonth: string, month: string, dayOfWeek: string): string {
  const dates = `${describe(dayOfMonth, 'day', 'the ', ordinal)} of the month`;
  // November 1, 2026 is a Sunday.
  const isAnyDay = ['*', '0-6', '0-7', '1-7'].includes(dayOfWeek);
  const weekdays = isAnyDay
    ? 'any day of the week'
    : describe(dayOfWeek, 'day of the week', '', value =>
        weekdayName(Date.UTC(2026, 10, 1 + value)),
      );
  const months = describe(month, 'month', '', value => monthName(Date.UTC(2026, value - 1)));
  const inMonths = month === '*' ? '' : ` in ${months}`;
  if (dayOfMonth === '*') {
    return (isAnyDay ? 'every day' : weekdays) + inMonths;
  }
  if (dayOfWeek === '*') {
    return dates + inMonths;
  }
  // As in crontab(5), both must match if one of them starts with *.
  const areBoth = dayOfMonth.startsWith('*') || dayOfWeek.startsWith('*');
  return areBoth
    ? `${dates} if it is ${weekdays}${inMonths}`
    : `${dates}, or ${weekdays},${inMonths}`;
}

/** Formats the date of an instant in a zone. */
const dateIn = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: zone}).format(instant);

/** Returns the place of a zone for readers, such as "New York". The signs of Etc/GMT+5 and its like are reversed. */
export function placeOf(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return sign
    ? `UTC${sign === '+' ? '−' : '+'}${hours}`
    : zone.split('/').at(-1)!.replaceAll('_', ' ');
}

/** Describes a valid schedule, such as "Monday to Friday at 06:17 in Berlin". */
export function describeSchedule(expression: string, zone: string): string {
  const [minute, hour, dayOfMonth, month, dayOfWeek] = fieldsOf(expression).map(text =>
    // All values, even if others follow.
    /^\*(?:\/1)?(?:,|$)/.test(text) ? '*' : text,
  ) as ReturnType<typeof fieldsOf>;
  const days = describeDays(dayOfMonth, month, dayOfWeek);
  const sentence = `${days}${describeTime(minute, hour)} in ${placeOf(zone)}`.replace(',,', ',');
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}

/**
 * Explains what a clock change does to the first run that it affects. If it affects none, names the next clock
 * change, because a later run may not be as lucky.
 */
export function describeChange(runs: readonly Run[], zone: string, now: number): string {
  const run = runs.find(({change}) => change);
  if (runs.length === 0) {
    return 'It never runs, because no date matches the expression.';
  }
  if (!run) {
    const change = nextClockChange(zone, now);
    return change === undefined
      ? `The clock in ${placeOf(zone)} doesn’t change in the next year.`
      : `No clock change affects these runs. The next clock change is on ${dateIn(zone, change)}.`;
  }
  const [time, date] = [formatTime(run.wall), formatDate(run.wall)];
  return run.change === 'skipped'
    ? `The clock skips ${time} on ${date}. Some systems then skip the run, and others move it.`
    : `The clock shows ${time} twice on ${date}. Some systems then run twice, and others run once.`;
}
