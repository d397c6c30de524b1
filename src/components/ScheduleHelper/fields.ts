import {Cron} from 'croner';

/** The five fields of a classic cron expression, as in crontab(5). A name's index is its number. */
export const cronFields = [
  {label: 'Minute', min: 0, max: 59, allowed: '0 to 59', names: []},
  {label: 'Hour', min: 0, max: 23, allowed: '0 to 23', names: []},
  {label: 'Day of month', min: 1, max: 31, allowed: '1 to 31', names: []},
  {
    label: 'Month',
    min: 1,
    max: 12,
    allowed: '1 to 12, or JAN to DEC',
    names: ['', ...'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')],
  },
  {
    label: 'Day of week',
    min: 0,
    max: 6,
    allowed: '0 to 7, or SUN to SAT',
    names: 'SUN MON TUE WED THU FRI SAT'.split(' '),
  },
];

/** Splits an expression at spaces. Invisible characters come along with copied text. */
export const split = (expression: string): string[] =>
  expression
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .filter(Boolean);

/** Replaces the names of months and weekdays with their numbers. */
function toNumbers(text: string, field: number): string {
  const {names} = cronFields[field]!;
  return text.replace(/[a-z]+/gi, name => {
    const index = names.indexOf(name.toUpperCase());
    return index < 0 ? name : String(index);
  });
}

/** Returns the five fields of a valid expression, with numbers instead of names. */
export const fieldsOf = (expression: string) =>
  split(expression).map(toNumbers) as [string, string, string, string, string];

/** Tries one field alone. Extensions that croner supports too, such as `L` and `#`, are not valid. */
function isValidField(text: string, field: number): boolean {
  try {
    const every = ['*', '*', '*', '*', '*'];
    every[field] = text;
    new Cron(every.join(' '));
    return /^[\d*][\d*,/-]*$/.test(toNumbers(text, field));
  } catch {
    return false;
  }
}

/** Returns what is wrong with the form of a field whose numbers are allowed, or `undefined`. */
function findFormProblem(text: string, field: number): string | undefined {
  const {min, max, names} = cronFields[field]!;
  const isAllowed = (value: number) => value >= min && value <= max;
  const nameOf = (value: number) => (/[a-z]/i.test(text) ? names[value] : undefined) ?? value;
  for (const part of toNumbers(text, field).split(',')) {
    const [, first = '', to = '', every] = /^(\d+)-(\d+)(\/\d+)?$/.exec(part) ?? [];
    // Sunday is 0 and 7.
    const from = field === 4 && first === '7' ? 0 : Number(first);
    if (first && Number(first) > Number(to) && isAllowed(from) && isAllowed(Number(to))) {
      const ranges =
        from > Number(to)
          ? [
              [from, max],
              [min, Number(to)],
            ]
          : [[from, Number(to)]];
      const texts = ranges.map(range => [...new Set(range.map(nameOf))].join('-'));
      return every
        ? 'ends before it starts. Begin with the smaller number.'
        : `ends before it starts. Write ${texts.join()}.`;
    }
    const longest = max - min + 1;
    if (Number(/^[^/]+\/(\d+)$/.exec(part)?.[1]) > longest) {
      return `has a step that is too long. Use 1 to ${longest}.`;
    }
    const [, start, step] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
    const range = `${start}-${max}/${step}`;
    // A step of 0, or one longer than the range, has no valid form.
    if (step && isValidField(range, field)) {
      return `has a step without a range. Write ${range}.`;
    }
  }
  const values = toNumbers(text, field).replace(/\/0+\b/g, '');
  const hasAllowedValues = (values.match(/\d+/g) ?? []).map(Number).every(isAllowed);
  return hasAllowedValues && !/[a-z]/i.test(values)
    ? 'has the wrong form. Use one like 5, 1-5, 1,3, or */2.'
    : undefined;
}

/** Returns what is wrong with an expression and how to correct it, or `undefined` if it is valid. */
export function findExpressionProblem(expression: string): string | undefined {
  const texts = split(expression);
  if (texts.length !== cronFields.length) {
    const found =
      texts.length === 0
        ? 'has no fields'
        : `has ${texts.length} ${texts.length === 1 ? 'field' : 'fields'}`;
    return `The expression ${found}. Write five, such as 17 6 * * 1-5.`;
  }
  const invalid = texts.findIndex((text, field) => !isValidField(text, field));
  const field = cronFields[invalid];
  if (!field) {
    return undefined;
  }
  const text = texts[invalid]!;
  const problem = findFormProblem(text, invalid) ?? `is not valid. Use ${field.allowed}.`;
  return `${field.label}: “${text}” ${problem}`;
}

/** The areas of the time zone database. */
const continents = 'Africa America Antarctica Asia Atlantic Australia Europe Indian Pacific'.split(
  ' ',
);

/** Names that browsers accept, but list under a former one: the file `backward` of the time zone database. */
const currentNames = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];

/** Returns the names of all zones that the browser has, in order; none in an old browser. */
export function zoneNames(): string[] {
  const listed = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [
    ...new Set([...listed, ...(listed.length > 0 ? currentNames.filter(findZone) : [])]),
  ].sort();
}

/** Returns what is wrong with a time zone and how to correct it, or `undefined` if the browser has it. */
export function findZoneProblem(text: string): string | undefined {
  if (findZone(text)) {
    return undefined;
  }
  const name = text.trim().replace(/\s+/g, '_');
  const place = `/${name.toLowerCase()}`;
  const meant =
    findZone(name) ??
    continents.map(continent => findZone(continent + place)).find(Boolean) ??
    zoneNames().find(zone => zone.toLowerCase().endsWith(place));
  const example = meant ?? 'UTC or a name such as Europe/Berlin';
  return `“${text}” is not a time zone. Use ${example}.`;
}

/** Returns the usual spelling of a time zone, or `undefined` if the browser has no such zone. */
export function findZone(text: string): string | undefined {
  const name = text.replace(/\p{Cf}/gu, '').trim();
  // Abbreviations and offsets, which browsers support too, do not determine clock changes.
  if (name.toUpperCase() !== 'UTC' && !name.includes('/')) {
    return undefined;
  }
  try {
    const {timeZone} = new Intl.DateTimeFormat('en-US', {timeZone: name}).resolvedOptions();
    if (timeZone === 'UTC' || timeZone.toLowerCase() === name.toLowerCase()) {
      return timeZone;
    }
    // Browsers replace a name such as Asia/Kolkata with an older one, which the reader did not enter.
    return name.toLowerCase().replace(/(?:^|[^a-z])(?:us\b|[a-z])/g, part => part.toUpperCase());
  } catch {
    return undefined;
  }
}
