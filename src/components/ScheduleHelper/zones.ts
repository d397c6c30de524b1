import {tzOffset} from '@date-fns/tz/tzOffset';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What the clock of a zone shows, in milliseconds since 1970 as if it showed UTC. */
export type WallTime = number;

/** A time zone name that cannot be used; the message says what to enter. */
export class ZoneError extends Error {}

/**
 * Accepts `UTC` and IANA names with an area, such as `Europe/Berlin`, in any case. Abbreviations and
 * offsets are rejected although browsers support some, because they do not say when clocks change.
 *
 * @returns the name in its usual spelling, and `UTC` for every other name of it.
 * @throws ZoneError when the text is not such a name, or the browser does not support the zone.
 */
export function readZone(text: string): string {
  const zone = text.trim();
  const hint = 'Enter UTC or a name such as Europe/Berlin.';
  if (zone === '') {
    throw new ZoneError(`The time zone is missing. ${hint}`);
  }
  if (!zone.includes('/') && zone.toUpperCase() !== 'UTC') {
    throw new ZoneError(`“${zone}” is not the name of a time zone. ${hint}`);
  }
  try {
    const {timeZone} = new Intl.DateTimeFormat('en-US', {timeZone: zone}).resolvedOptions();
    // Browsers resolve an alias such as Asia/Kolkata to its older name, which nobody entered.
    return timeZone === 'UTC' || timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ZoneError(`This browser does not know the time zone “${zone}”. ${hint}`);
    }
    throw error;
  }
}

/** Returns how far the zone's clock is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, zone: string): number =>
  tzOffset(zone, new Date(moment)) * minute;

/** Returns what the clock of a zone shows at a moment. */
export const wallTimeAt = (moment: number, zone: string): WallTime =>
  moment + offsetAt(moment, zone);

/**
 * Returns the moments at which the zone's clock shows a wall time, in ascending order: one on most
 * days, none when the clock jumps over it, two when the clock is turned back.
 */
export function momentsOf(wall: WallTime, zone: string): number[] {
  // No zone is more than a day from UTC, so the wall time has one of these two offsets.
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

/**
 * Returns the clock changes of a zone after a moment. It compares day with day: `tzScan` of the
 * library compares months, in which Morocco's two changes around Ramadan can cancel out, and reports
 * full hours, while Lord Howe changes at half past.
 *
 * @param days how far to look; a little over a year by default.
 */
export function clockChanges(after: number, zone: string, days = 370): ClockChange[] {
  const changes: ClockChange[] = [];
  const start = Math.floor(after / minute) * minute;
  for (let low = start; low < start + days * day; low += day) {
    const [before, later] = [offsetAt(low, zone), offsetAt(low + day, zone)];
    if (before !== later) {
      let moment = low + minute;
      while (offsetAt(moment, zone) === before) {
        moment += minute;
      }
      changes.push({moment, from: moment + before, to: moment + later});
    }
  }
  return changes;
}

/**
 * Lists the time zones that the browser supports, `UTC` first; only `UTC` in browsers that cannot
 * list them.
 */
export function zoneNames(): string[] {
  const names =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return ['UTC', ...names.filter(name => name.includes('/'))];
}
