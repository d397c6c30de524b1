/**
 * Arithmetic between a clock on a wall and the moments it shows, with the browser's own time zone
 * data. A wall time is written as milliseconds, as if the wall clock showed UTC.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A wall time: what the clock of a zone shows, in milliseconds, as if it were UTC. */
export type WallTime = number;

/** A time zone name that cannot be used; the message says what to enter. */
export class ZoneError extends Error {}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/**
 * Accepts `UTC` and IANA names with an area, such as `Europe/Berlin`. Abbreviations and offsets
 * are refused although browsers know some, because they do not say when clocks change.
 *
 * @returns the name without surrounding space.
 * @throws ZoneError when the browser does not know the zone, or when it is no such name.
 */
export function readZone(text: string): string {
  const zone = text.trim();
  const hint = 'Enter UTC or a name such as Europe/Berlin.';
  if (zone === '') {
    throw new ZoneError(`The time zone is missing. ${hint}`);
  }
  if (zone.toUpperCase() === 'UTC') {
    return 'UTC';
  }
  if (!zone.includes('/')) {
    throw new ZoneError(`“${zone}” is not the name of a time zone. ${hint}`);
  }
  try {
    formatOf(zone);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ZoneError(`This browser does not know the time zone “${zone}”. ${hint}`);
    }
    throw error;
  }
  return zone;
}

/** What the clock of a zone shows at a moment. */
export function wallTimeAt(moment: number, zone: string): WallTime {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({type, value}) => [type, Number(value)]),
  );
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  return wallTimeAt(moment, zone) - Math.floor(moment / 1000) * 1000;
}

/**
 * The moments at which the zone's clock shows a wall time: one on most days, none when the clock
 * jumps over it, two when the clock is turned back. In ascending order.
 */
export function momentsOf(wall: WallTime, zone: string): number[] {
  // No zone is more than a day from UTC, so that these two offsets enclose the wall time.
  const offsets = new Set([offsetAt(wall - day, zone), offsetAt(wall + day, zone)]);
  return [...offsets]
    .map(offset => wall - offset)
    .filter(moment => wallTimeAt(moment, zone) === wall)
    .sort((a, b) => a - b);
}

/** A moment at which a zone's clock is set forward or back. */
export type ClockChange = {
  moment: number;
  /** What the clock would have shown, and what it shows instead. */
  from: WallTime;
  to: WallTime;
};

/** The first moment after `low`, up to `high`, at which the offset is no longer that of `low`. */
function findChange(low: number, high: number, zone: string): number {
  const before = offsetAt(low, zone);
  let [last, first] = [low, high];
  while (first - last > minute) {
    const middle = last + Math.floor((first - last) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === before) {
      last = middle;
    } else {
      first = middle;
    }
  }
  return first;
}

/**
 * The clock changes of a zone after a moment.
 *
 * @param days how far to look; a year and a bit by default, which holds both changes of a year.
 */
export function clockChanges(after: number, zone: string, days = 370): ClockChange[] {
  const changes: ClockChange[] = [];
  const start = Math.floor(after / minute) * minute;
  for (let index = 0; index < days; index += 1) {
    const [low, high] = [start + index * day, start + (index + 1) * day];
    const [before, later] = [offsetAt(low, zone), offsetAt(high, zone)];
    if (before !== later) {
      const moment = findChange(low, high, zone);
      changes.push({moment, from: moment + before, to: moment + later});
    }
  }
  return changes;
}
