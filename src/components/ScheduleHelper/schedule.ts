import {CronError, type CronFields, readFields} from './cronFields';
import {
  type ClockChange,
  type WallTime,
  clockChanges,
  momentsOf,
  readZone,
  wallTimeAt,
  ZoneError,
} from './zones';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The longest shift of a clock that is looked for; real ones are an hour, or half of one. */
const longestShift = 3 * hour;

/** One run: when it happens, and what the zone's clock shows then. */
export type Run = {
  moment: number;
  wall: WallTime;
  /** The clock shows this time twice on that day; `first` or `second` says which one this is. */
  repeated?: 'first' | 'second';
};

/** A change of the zone's clock and what it does to the schedule. */
export type AffectedChange = ClockChange & {
  /** Wall times of the schedule that the clock jumps over. */
  skipped: WallTime[];
  /** Wall times of the schedule that the clock shows twice. */
  repeated: WallTime[];
};

/** Everything that the helper shows about one expression in one zone. */
export type Schedule = {
  zone: string;
  /** The next runs, in order; empty when no date fits. */
  runs: Run[];
  /** Runs on each day on which the schedule runs at all, clock changes aside. */
  runsPerDay: number;
  /** Runs within the seven days from now on, clock changes aside. */
  runsPerWeek: number;
  /** Both day fields are restricted, so that a run happens when either of them matches. */
  eitherDay: boolean;
  /** The clock changes within about a year. */
  changes: AffectedChange[];
};

/**
 * How long to look for the next day that fits: no date takes longer than February 29 on a given day
 * of the week, which is 40 years around 2100.
 */
const longestWait = 41 * 366;

/** Whether a day is one on which the schedule runs. */
function fits(
  {daysOfMonth, months, daysOfWeek, eitherDay}: CronFields,
  midnight: WallTime,
): boolean {
  const date = new Date(midnight);
  const fitsMonth = daysOfMonth.includes(date.getUTCDate());
  const fitsWeek = daysOfWeek.includes(date.getUTCDay());
  return (
    months.includes(date.getUTCMonth() + 1) &&
    (eitherDay ? fitsMonth || fitsWeek : fitsMonth && fitsWeek)
  );
}

const startOfDay = (wall: WallTime): WallTime => wall - (((wall % day) + day) % day);

/** Wall times that fit the fields, from `start` on, in order. */
function* wallTimes(fields: CronFields, start: WallTime): Generator<WallTime> {
  let midnight = startOfDay(start);
  for (let waited = 0; waited < longestWait; waited += 1, midnight += day) {
    if (fits(fields, midnight)) {
      waited = 0;
      for (const hours of fields.hours) {
        for (const minutes of fields.minutes) {
          const wall = midnight + hours * hour + minutes * minute;
          if (wall >= start) {
            yield wall;
          }
        }
      }
    }
  }
}

function nextRuns(fields: CronFields, zone: string, from: number, count: number): Run[] {
  const runs: Run[] = [];
  for (const wall of wallTimes(fields, wallTimeAt(from, zone) - longestShift)) {
    const last = runs[count - 1];
    if (last && wall > last.wall + longestShift) {
      break;
    }
    const moments = momentsOf(wall, zone);
    moments.forEach((moment, index) => {
      if (moment > from) {
        const repeated = index === 0 ? 'first' : 'second';
        runs.push({moment, wall, ...(moments.length > 1 && {repeated})});
      }
    });
    // A time that the clock shows twice comes after later times that it shows once.
    runs.sort((a, b) => a.moment - b.moment);
  }
  return runs.slice(0, count);
}

/** Wall times of the schedule in a span, the end excluded. */
function wallTimesBetween(fields: CronFields, start: WallTime, end: WallTime): WallTime[] {
  const found: WallTime[] = [];
  for (const wall of wallTimes(fields, start)) {
    if (wall >= end) {
      break;
    }
    found.push(wall);
  }
  return found;
}

function affected(fields: CronFields, change: ClockChange): AffectedChange {
  const {from, to} = change;
  return {
    ...change,
    skipped: from < to ? wallTimesBetween(fields, from, to) : [],
    repeated: from > to ? wallTimesBetween(fields, to, from) : [],
  };
}

/** A run at this very moment is over, and the one a week later counts. */
function countPerWeek(fields: CronFields, now: WallTime): number {
  return wallTimesBetween(fields, now + 1, now + 7 * day + 1).length;
}

/** What is wrong with each of the two values, in words for the person who entered them. */
export type Problems = {expression?: string; zone?: string};

/** Names what is wrong with an expression and a zone; both are `undefined` when nothing is. */
export function findProblems(expression: string, zone: string): Problems {
  const messageOf = (read: () => unknown): string | undefined => {
    try {
      read();
      return undefined;
    } catch (error) {
      if (error instanceof CronError || error instanceof ZoneError) {
        return error.message;
      }
      throw error;
    }
  };
  return {
    expression: messageOf(() => readFields(expression)),
    zone: messageOf(() => readZone(zone)),
  };
}

/**
 * Works out when a schedule runs.
 *
 * @param expression a cron expression of five fields.
 * @param zoneName `UTC` or an IANA time zone name.
 * @param from the moment to count from, in milliseconds since 1970.
 * @param count how many runs to list.
 * @throws CronError or ZoneError with a message for the person who entered the value.
 */
export function readSchedule(
  expression: string,
  zoneName: string,
  from: number,
  count = 5,
): Schedule {
  const fields = readFields(expression);
  const zone = readZone(zoneName);
  return {
    zone,
    runs: nextRuns(fields, zone, from, count),
    runsPerDay: fields.minutes.length * fields.hours.length,
    runsPerWeek: countPerWeek(fields, wallTimeAt(from, zone)),
    eitherDay: fields.eitherDay,
    changes: clockChanges(from, zone).map(change => affected(fields, change)),
  };
}

/**
 * Names of the time zones that the browser knows, `UTC` first; only `UTC` in browsers that cannot
 * list them.
 */
export function zoneNames(): string[] {
  const names =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return ['UTC', ...names.filter(name => name.includes('/'))];
}
