import {Cron} from 'croner';
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
const week = 7 * 24 * hour;

/** No clock is set forward or back by more than this. */
const longestShift = 3 * hour;

/** One run: when it happens, and what the zone's clock shows then. */
export type Run = {
  moment: number;
  wall: WallTime;
  /** Set when the clock shows this time twice on that day: which of the two this run is. */
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
 * Yields the wall times of a schedule after a wall time, in order.
 *
 * Croner counts in UTC: with a zone it would settle what happens at a clock change, which differs
 * between schedulers, while the helper names every run that a change skips or repeats. It gets lists
 * of values, because it rejects a step longer than its field, such as 20 in the month.
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
    const moments = momentsOf(wall, zone);
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
 * @param from the moment to count from, in milliseconds since 1970; a run at that moment is over.
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
