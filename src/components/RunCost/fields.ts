import {
  formatMonth,
  providerIds,
  providers,
  type Price,
  type Provider,
  type ProviderId,
} from '../../config/providers';
import {exampleRun, formatPrice, type Figures} from './cost';
import {readNumber} from './readNumber';

type Input = {
  label: string;
  hint?: string;
  min: number;
  max: number;
  /** The sign that the number may have, such as `%`. */
  sign?: string;
  /** A comma groups its digits. */
  isWhole?: boolean;
};

export type FieldName = keyof Figures | 'limit';

export type Texts = Record<FieldName, string>;

const tests = {min: 0, max: 1000, isWhole: true};
const calls = {min: 1, max: 200, isWhole: true};
const tokens = {min: 0, max: 1_000_000, isWhole: true};
const price = {hint: 'In dollars per million tokens.', min: 0, max: 1000, sign: '$'};

/** All text fields, in reading order. */
export const inputs: Record<FieldName, Input> = {
  weekdayTests: {label: 'Tests each weekday', ...tests},
  nightTests: {label: 'Tests every night', ...tests},
  hourTests: {label: 'Tests every hour', ...tests},
  deploymentTests: {label: 'Tests after each deployment', ...tests},
  deployments: {label: 'Deployments per month', ...tests},
  lowCalls: {label: 'Model calls of your shortest test', ...calls},
  highCalls: {label: 'Model calls of your longest test', ...calls},
  inputTokens: {label: 'Input tokens per call', ...tokens},
  cachedShare: {
    label: 'Cached share of the input',
    hint: 'Percent. Cached tokens divided by all input tokens.',
    min: 0,
    max: 100,
    sign: '%',
  },
  outputTokens: {label: 'Output tokens per call', hint: 'Include the reasoning tokens.', ...tokens},
  limit: {
    label: 'Your limit per month',
    hint: 'In dollars. You can leave it empty.',
    min: 0,
    max: 1_000_000,
    sign: '$',
  },
  inputPrice: {label: 'Price of input', ...price},
  cachedPrice: {label: 'Price of cached input', ...price},
  outputPrice: {label: 'Price of output', ...price},
};

export const fieldNames = Object.keys(inputs) as FieldName[];

/** The field "Prices of" has this value if the reader enters prices. */
export const ownPrices = 'own';

export type PriceSource = ProviderId | typeof ownPrices;

export function priceOf(source: PriceSource): Price | undefined {
  return source === ownPrices ? undefined : (providers[source] as Provider).price;
}

/** The providers with a price, in the order of the lists. */
export const pricedIds = providerIds.filter(priceOf);

/** Returns the texts of the price fields for a source; none for a reader's own prices. */
export function priceTexts(source: PriceSource): Partial<Texts> {
  const listed = priceOf(source);
  return listed
    ? {
        inputPrice: formatPrice(listed.input).slice(1),
        cachedPrice: formatPrice(listed.cached).slice(1),
        outputPrice: formatPrice(listed.output).slice(1),
      }
    : {};
}

export const firstSource: PriceSource = pricedIds[0] ?? ownPrices;

export const firstTexts: Texts = {
  weekdayTests: String(exampleRun.weekdayTests),
  nightTests: String(exampleRun.nightTests),
  hourTests: String(exampleRun.hourTests),
  deploymentTests: String(exampleRun.deploymentTests),
  deployments: String(exampleRun.deployments),
  lowCalls: String(exampleRun.lowCalls),
  highCalls: String(exampleRun.highCalls),
  inputTokens: exampleRun.inputTokens.toLocaleString('en-US'),
  cachedShare: String(exampleRun.cachedShare),
  outputTokens: String(exampleRun.outputTokens),
  limit: '',
  inputPrice: '',
  cachedPrice: '',
  outputPrice: '',
  ...priceTexts(firstSource),
};

/** Describes the prices of an estimate, for example "at October 2026 prices of GPT-6 Luna". */
export function describePrices(source: PriceSource): string {
  const listed = priceOf(source);
  if (!listed) {
    return 'at your prices';
  }
  const {asOf, model, condition} = listed;
  return `at ${formatMonth(asOf)} prices of ${model}${condition ? ` (${condition})` : ''}`;
}

/** Returns the numbers that the text of a field can mean, in its range. */
function readField(name: FieldName, text: string): number[] {
  const {min, max, isWhole} = inputs[name];
  const readings = readNumber(text);
  // The site writes groups with commas.
  const grouped = readings.filter(({group}) => isWhole && group === ',');
  return (grouped.length > 0 ? grouped : readings)
    .map(({value}) => value)
    .filter(value => value >= min && value <= max && (!isWhole || Number.isInteger(value)));
}

/** Returns the number of a field; NaN if its text is none, or can mean two. */
export function numberOf(name: FieldName, text: string): number {
  const [value = NaN, other] = readField(name, text);
  return other === undefined ? value : NaN;
}

/** Returns how to correct the text of a field, or `undefined`. Only the limit can be empty. */
export function findProblem(name: FieldName, text: string): string | undefined {
  const {min, max, isWhole, sign} = inputs[name];
  if (name === 'limit' && text.trim() === '') {
    return undefined;
  }
  const wrongSign = /[$%]/.exec(text.replace(sign ?? '', ''))?.[0];
  if (wrongSign) {
    return `Enter a number without ${wrongSign}.`;
  }
  const [value, other] = readField(name, text);
  if (other !== undefined) {
    return `“${text.trim()}” can mean ${value} or ${other}. Enter one of these.`;
  }
  if (value !== undefined) {
    return undefined;
  }
  // Groups of digits could be read as decimals.
  return isWhole
    ? `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`
    : `Enter a number from ${min} to ${max}.`;
}

/** Returns how to correct each field that needs it, also fields that do not fit together. */
export function findProblems(texts: Texts): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const problem = findProblem(name, texts[name]);
    if (problem) {
      problems[name] = problem;
    }
  }
  const [low, high] = [
    numberOf('lowCalls', texts.lowCalls),
    numberOf('highCalls', texts.highCalls),
  ];
  if (!problems.lowCalls && !problems.highCalls && high < low) {
    problems.highCalls = `Enter at least ${low}, because your shortest test has ${low} model calls.`;
  }
  return problems;
}
