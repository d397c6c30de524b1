import type {AffectedChange, Run} from './schedule';

const time = {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'} as const;
const date = {month: 'short', day: 'numeric', year: 'numeric'} as const;

// Wall times are stored as if they were UTC, so every format is in UTC.
const formats = {
  run: new Intl.DateTimeFormat('en-US', {weekday: 'short', ...date, ...time, timeZone: 'UTC'}),
  date: new Intl.DateTimeFormat('en-US', {...date, month: 'long', timeZone: 'UTC'}),
  time: new Intl.DateTimeFormat('en-US', {...time, timeZone: 'UTC'}),
};

/** Formats a wall time or a moment in UTC, such as "Mon, Nov 23, 2026, 06:17". */
export const formatRun = (value: number): string => formats.run.format(value);

const times = (values: readonly number[], conjunction: 'and' | 'or') =>
  values.length > 3
    ? `${formats.time.format(values[0])} to ${formats.time.format(values.at(-1))} (${values.length} runs)`
    : values.map(value => formats.time.format(value)).join(` ${conjunction} `);

const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Describes in one sentence how often a schedule runs. */
export function formatFrequency(runsPerDay: number, runsPerWeek: number): string {
  return `${plural(runsPerDay, 'run')} on each scheduled day; ${plural(runsPerWeek, 'run')} in the next seven days.`;
}

/** Returns the note on a run, or `undefined` unless the clock shows its time twice. */
export function formatMark({repeated}: Run): string | undefined {
  return repeated && `Clock change: ${repeated} of two runs at this time`;
}

export function formatChange({from, to, skipped, repeated}: AffectedChange): string {
  const change = `On ${formats.date.format(from)}, clocks go from ${formats.time.format(from)} ${from < to ? 'forward' : 'back'} to ${formats.time.format(to)}.`;
  if (skipped.length > 0) {
    const [run, it] = skipped.length > 1 ? ['these runs', 'them'] : ['the run', 'it'];
    return `${change} The clock never shows ${times(skipped, 'or')}: some systems skip ${run}, others move ${it}.`;
  }
  if (repeated.length > 0) {
    return `${change} The clock shows ${times(repeated, 'and')} twice: some systems run twice, others once.`;
  }
  return `${change} No run of this schedule is affected.`;
}

/** Summarizes a schedule for screen readers. */
export function formatSummary(runs: readonly Run[], runsPerDay: number, zone: string): string {
  const [next] = runs;
  return next
    ? `Next run: ${formatRun(next.wall)}, ${zone}. ${plural(runsPerDay, 'run')} on each scheduled day.`
    : 'This schedule never runs, because no date matches the expression.';
}
