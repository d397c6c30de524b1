import {Cron} from 'croner';
import {CronError, type CronFields, readFields} from './cronFields';
import {
  type ClockChange,
  type WallTime,
  clockChanges,
  instantsOf,
  readZone,
  wallTimeAt,
  ZoneError,
} from './zones';

const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

/** No clock change is longer than this. */
const longestShift = 3 * hour;

/** The time of a run, in UTC and on the zone's clock. */
export type Run = {
  moment: number;
  wall: WallTime;
  /** Which of the two runs this is, if the clock shows this time twice on that day. */
  repeated?: 'first' | 'second';
};

export type AffectedChange = ClockChange & {
  /** Wall times of the schedule that the clock jumps over. */
  skipped: WallTime[];
  /** Wall times of the schedule that the clock shows twice. */
  repeated: WallTime[];
};

export type Schedule = {
  zone: string;
  /** The next runs, in order. Empty if no date matches. */
  runs: Run[];
  /** The number of runs on a day with runs, without clock changes. */
  runsPerDay: number;
  /** The number of runs in the next seven days, without clock changes. */
  runsPerWeek: number;
  /** Whether both day fields are restricted, so that a run happens when either matches. */
  eitherDay: boolean;
  changes: AffectedChange[];
};

/**
 * Yields the wall times of a schedule after a wall time, in order.
 *
 * Croner calculates in UTC here. With a zone it would resolve clock changes in one way, although
 * schedulers differ, and the helper lists every run that a change skips or repeats. Croner receives
 * lists of values, because it rejects a step longer than its field, such as 20 in the month.
 */
function* wallTimes(fields: CronFields, after: WallTime): Generator<WallTime> {
  const {minutes, hours, daysOfMonth, months, daysOfWeek, eitherDay} = fields;
  const pattern = [minutes, hours, daysOfMonth, months, daysOfWeek].join(' ');
  const cron = new Cron(pattern, {utcOffset: 0, domAndDow: !eitherDay});
  for (let run = cron.nextRun(new Date(after)); run; run = cron.nextRun(run)) {
    yield run.getTime();
  }
}

/** Returns the wall times of a schedule after `after`, up to and including `until`. */
function wallTimesBetween(fields: CronFields, after: WallTime, until: WallTime): WallTime[] {
  const found: WallTime[] = [];
  for (const wall of wallTimes(fields, after)) {
    if (wall > until) {
      break;
    }
    found.push(wall);
  }
  return found;
}

function nextRuns(fields: CronFields, zone: string, from: number, count: number): Run[] {
  const runs: Run[] = [];
  for (const wall of wallTimes(fields, wallTimeAt(from, zone) - longestShift)) {
    const last = runs[count - 1];
    if (last && wall > last.wall + longestShift) {
      break;
    }
    const moments = instantsOf(wall, zone);
    moments.forEach((moment, index) => {
      if (moment > from) {
        const repeated = index === 0 ? 'first' : 'second';
        runs.push({moment, wall, ...(moments.length > 1 && {repeated})});
      }
    });
    // The second pass through a repeated hour comes after the later times of the first pass.
    runs.sort((a, b) => a.moment - b.moment);
  }
  return runs.slice(0, count);
}

function affected(fields: CronFields, change: ClockChange): AffectedChange {
  const {from, to} = change;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const walls = wallTimesBetween(fields, low - minute, high - minute);
  return {...change, skipped: from < to ? walls : [], repeated: from > to ? walls : []};
}

export type Problems = {expression?: string; zone?: string};

/** Returns the errors of an expression and a zone, or `undefined` for each valid one. */
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
 * Calculates when a schedule runs.
 *
 * @param expression a cron expression of five fields
 * @param zoneName `UTC` or an IANA time zone name
 * @param from start in ms since 1970, exclusive
 * @param count number of runs to list
 * @throws CronError or ZoneError with a message for the person who entered the value
 */
export function readSchedule(
  expression: string,
  zoneName: string,
  from: number,
  count = 5,
): Schedule {
  const fields = readFields(expression);
  const zone = readZone(zoneName);
  const now = wallTimeAt(from, zone);
  return {
    zone,
    runs: nextRuns(fields, zone, from, count),
    runsPerDay: fields.minutes.length * fields.hours.length,
    runsPerWeek: wallTimesBetween(fields, now, now + week).length,
    eitherDay: fields.eitherDay,
    changes: clockChanges(from, zone).map(change => affected(fields, change)),
  };
}

export {zoneNames} from './zones';
