/**
 * Parses the five fields of a classic cron expression, as documented in crontab(5), and explains errors.
 * For a nickname (`@daily`), the error contains its five fields. Extensions of some dialects (`L`, `W`,
 * `#`, `?`) are errors.
 */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The nicknames of crontab(5) with their fields. `@reboot` has no time. */
const nicknames: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);

type FieldRule = {
  label: string;
  min: number;
  max: number;
  /** Names for the numbers from `min`. */
  names?: readonly string[];
};

/** The fields in order. Sunday is 0 or 7. */
export const fieldRules = [
  {label: 'Minute', min: 0, max: 59},
  {label: 'Hour', min: 0, max: 23},
  {label: 'Day of month', min: 1, max: 31},
  {label: 'Month', min: 1, max: 12, names: months},
  {label: 'Day of week', min: 0, max: 7, names: weekdays},
] as const satisfies readonly FieldRule[];

/** Invalid expression. The message contains the field and the correction. */
export class CronError extends Error {}

const range = (first: number, last: number, step = 1) =>
  Array.from({length: Math.floor((last - first) / step) + 1}, (_, index) => first + index * step);

function readNumber(text: string, {label, min, max, names}: FieldRule): number {
  const named = names?.indexOf(text.toLowerCase()) ?? -1;
  if (named >= 0) {
    return named + min;
  }
  if (text === '') {
    throw new CronError(`${label}: a value is missing next to “-” or “/”.`);
  }
  if (!/^\d+$/.test(text)) {
    const name = names ? ` or a name such as ${names[1]!.toUpperCase()}` : '';
    throw new CronError(`${label}: “${text}” is not a number from ${min} to ${max}${name}.`);
  }
  const value = Number(text);
  if (value < min || value > max) {
    throw new CronError(`${label}: ${text} is out of range. Use ${min} to ${max}.`);
  }
  return value;
}

/**
 * Rewrites a descending range, such as 22-2 or SAT-SUN, so that crontab accepts it. A range of names
 * becomes a list, because a range cannot end with SUN.
 */
function forward(first: number, last: number, step: number, rule: FieldRule, named: boolean) {
  const {min, max, names} = rule;
  const cycle = names?.length ?? max - min + 1;
  const values = range(first, last + cycle, step).map(value =>
    value > max ? value - cycle : value,
  );
  if (named) {
    return values.map(value => names![(value - min) % cycle]!.toUpperCase()).join(',');
  }
  if (step > 1) {
    return values.join(',');
  }
  const spans = [values.filter(value => value >= first), values.filter(value => value < first)];
  return spans
    .filter(span => span.length > 0)
    .map(span => (span.length === 1 ? span[0] : `${span[0]}-${span.at(-1)}`))
    .join(',');
}

function readPart(part: string, rule: FieldRule): number[] {
  const {label, min, max} = rule;
  if (part === '') {
    throw new CronError(`${label}: a value is missing next to a comma.`);
  }
  const [span, stepText, ...rest] = part.split('/') as [string, ...string[]];
  if (rest.length > 0 || (stepText !== undefined && !/^[1-9]\d*$/.test(stepText))) {
    throw new CronError(`${label}: “/” must be followed by a number, 1 or higher, as in */5.`);
  }
  const step = Number(stepText ?? 1);
  if (span === '*') {
    return range(min, max, step);
  }
  const [firstText, lastText, ...more] = span.split('-') as [string, ...string[]];
  if (more.length > 0) {
    throw new CronError(`${label}: “${span}” is not a range. Write two values, as in 1-5.`);
  }
  const first = readNumber(firstText, rule);
  if (lastText === undefined) {
    if (stepText !== undefined) {
      throw new CronError(
        `${label}: “${part}” needs a range before “/”. Write ${first}-${max}/${step}.`,
      );
    }
    return [first];
  }
  const last = readNumber(lastText, rule);
  if (first > last) {
    const isNamed = /[a-z]/i.test(span);
    throw new CronError(
      `${label}: the range ${span} runs backward. Write ${forward(first, last, step, rule, isNamed)}.`,
    );
  }
  return range(first, last, step);
}

/** The values that each field allows, in ascending order. Sunday is 0. */
export type CronFields = {
  minutes: number[];
  hours: number[];
  daysOfMonth: number[];
  months: number[];
  daysOfWeek: number[];
  /**
   * Whether both day fields are restricted, so that a run happens when either matches. As in
   * crontab(5), a field that begins with `*` is not restricted, even with a step.
   */
  eitherDay: boolean;
};

/**
 * Parses a cron expression.
 *
 * @throws CronError with the invalid field, or the number of fields if it is not five
 */
export function readFields(expression: string): CronFields {
  const texts = expression.trim().split(/\s+/).filter(Boolean);
  const fields = nicknames.get(texts.join(' ').toLowerCase());
  if (fields) {
    throw new CronError(`“${texts[0]}” stands for ${fields}. Write these five fields.`);
  }
  if (texts.length !== fieldRules.length) {
    const found =
      texts.length === 0
        ? 'is missing'
        : `has ${texts.length} field${texts.length === 1 ? '' : 's'}`;
    throw new CronError(
      `The expression ${found}. Write five fields: minute, hour, day of month, month, day of week.`,
    );
  }
  const read = (index: number) => {
    const values = texts[index]!.split(',').flatMap(part => readPart(part, fieldRules[index]!));
    return [...new Set(values)].sort((a, b) => a - b);
  };
  return {
    minutes: read(0),
    hours: read(1),
    daysOfMonth: read(2),
    months: read(3),
    daysOfWeek: [...new Set(read(4).map(day => day % 7))].sort((a, b) => a - b),
    eitherDay: !texts[2]!.startsWith('*') && !texts[4]!.startsWith('*'),
  };
}
