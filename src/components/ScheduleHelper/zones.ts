import {tzOffset} from '@date-fns/tz/tzOffset';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time on a zone's clock, in ms since 1970 as if it were UTC. */
export type WallTime = number;

/** Invalid time zone name. The message explains what to enter. */
export class ZoneError extends Error {}

/**
 * Accepts `UTC` and IANA names with an area, such as `Europe/Berlin`, in any case. Rejects abbreviations
 * and offsets, although browsers support some, because they do not determine clock changes.
 *
 * @returns the name in its usual spelling, and `UTC` for all aliases of UTC
 * @throws ZoneError if the text is not such a name, or the browser does not support the zone
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
    // Browsers resolve a name such as Asia/Kolkata to an older one that the reader did not enter.
    return timeZone === 'UTC' || timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ZoneError(`This browser does not support the time zone “${zone}”. ${hint}`);
    }
    throw error;
  }
}

/** Returns how far the zone's clock is ahead of UTC at an instant, in ms. */
const offsetAt = (moment: number, zone: string): number =>
  tzOffset(zone, new Date(moment)) * minute;

export const wallTimeAt = (moment: number, zone: string): WallTime =>
  moment + offsetAt(moment, zone);

/**
 * Returns the instants at which the zone's clock shows a wall time, in ascending order: usually one,
 * none if the clock skips the time, two if it repeats.
 */
export function instantsOf(wall: WallTime, zone: string): number[] {
  // No zone differs from UTC by more than a day, so the wall time has one of these two offsets.
  const offsets = new Set([offsetAt(wall - day, zone), offsetAt(wall + day, zone)]);
  return [...offsets]
    .map(offset => wall - offset)
    .filter(moment => wallTimeAt(moment, zone) === wall)
    .sort((a, b) => a - b);
}

export type ClockChange = {
  moment: number;
  /** The wall time without the change, and the one with it. */
  from: WallTime;
  to: WallTime;
};

/**
 * Returns the clock changes of a zone after an instant. Compares day with day, because `tzScan` of the
 * library compares months, in which Morocco's two changes around Ramadan can cancel out, and assumes
 * full hours, although Lord Howe Island changes by half an hour.
 *
 * @param days range of the search, by default a little over a year
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
 * Returns the time zones that the browser supports, `UTC` first. Returns only `UTC` in browsers that
 * cannot list them.
 */
export function zoneNames(): string[] {
  const names =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return ['UTC', ...names.filter(name => name.includes('/'))];
}
