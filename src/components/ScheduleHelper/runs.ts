import {Cron} from 'croner';
import {fieldsOf, split} from './fields';

export type Run = {
  /** The time on the zone's clock, in ms since 1970 as if it were UTC. */
  wall: number;
  /** The instant of the run. For a time that the clock skips, the instant of the clock change. */
  instant: number;
  /** What a clock change does to the run's time. */
  change?: 'skipped' | 'repeated';
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** No clock change is longer than this. */
const longestChange = 3 * 60 * minute;

/** Returns a function for how far a zone's clock is ahead of UTC at an instant, in ms. */
function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  return instant => {
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(format.format(instant)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
  };
}

/** Returns the instant of a zone's next clock change within a year, or `undefined` if it has none. */
export function nextClockChange(zone: string, from: number): number | undefined {
  const offsetAt = offsetsOf(zone);
  for (let before = from; before < from + 366 * day; before += day) {
    if (offsetAt(before) !== offsetAt(before + day)) {
      let [low, high] = [before, before + day];
      while (high - low > minute) {
        const middle = (low + high) / 2;
        [low, high] = offsetAt(middle) === offsetAt(before) ? [middle, high] : [low, middle];
      }
      return high;
    }
  }
  return undefined;
}

/** Returns the runs at a time of the clock: two if a clock change repeats it. */
function runsAt(wall: number, offsetAt: (instant: number) => number): Run[] {
  // No zone differs from UTC by more than a day, so these are the offsets around the run.
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
  const runs = [...new Set([before, after])]
    .map(offset => ({wall, instant: wall - offset}))
    .filter(({instant}) => instant + offsetAt(instant) === wall);
  if (runs.length === 1) {
    return runs;
  }
  if (runs.length === 2) {
    return runs.map(run => ({...run, change: 'repeated'}));
  }
  let [low, high] = [wall - day, wall + day];
  while (high - low > minute) {
    const middle = (low + high) / 2;
    [low, high] = offsetAt(middle) === before ? [middle, high] : [low, middle];
  }
  return [{wall, instant: Math.floor(high / minute) * minute, change: 'skipped'}];
}

/**
 * Returns the next runs of a valid expression after an instant, in order, or none if no date matches.
 * Croner calculates in UTC, because with a zone it would hide what a clock change does.
 */
export function nextRuns(expression: string, zone: string, from: number, count: number): Run[] {
  const offsetAt = offsetsOf(zone);
  const [, , dayOfMonth, , dayOfWeek] = fieldsOf(expression);
  // As in crontab(5), both day fields must match if one of them starts with *.
  const domAndDow = dayOfMonth.startsWith('*') || dayOfWeek.startsWith('*');
  const cron = new Cron(split(expression).join(' '), {utcOffset: 0, domAndDow});
  const isSteady = offsetAt(from - longestChange) === offsetAt(from + longestChange);
  const start = new Date(from + offsetAt(from) - (isSteady ? 0 : longestChange));
  const runs: Run[] = [];
  for (let next = cron.nextRun(start); next; next = cron.nextRun(next)) {
    const wall = next.getTime();
    const last = runs[count - 1];
    // The second pass through a repeated hour comes after the later times of the first pass.
    if (last && (!last.change || wall > last.wall + longestChange)) {
      break;
    }
    runs.push(...runsAt(wall, offsetAt).filter(({instant}) => instant > from));
    runs.sort((a, b) => a.instant - b.instant || a.wall - b.wall);
  }
  return runs.slice(0, count);
}
